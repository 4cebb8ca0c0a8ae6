import { contentParts, walk } from '@/lib/content/check/walk-content';
import { type CollectionName, type Content, collections } from '@/lib/content/collections';
import { groupNameOf, type Todo } from './todo';

/** A host that nobody can own (RFC 2606), alone or inside a longer text. */
export const exampleHost = /[\w-]\.example\b(?!\.\w)|\bexample\.(com|net|org)\b/i;

/** The made-up numbers of the contact page. */
export const examplePhone = /\+91\W*3192\W*000\W*00\d/;

type Words = Pick<Todo, 'what' | 'advice'>;

const words = (what: string, advice: string): Words => ({ what, advice });

/** What `example: true` marks in each collection, and what the owner has to do. */
const marked: Partial<Record<CollectionName, Words>> = {
  testimonials: words(
    'words that no guest has said',
    'Put a guest’s own words, first name and city, with the guest’s consent, and delete the line example: true.',
  ),
  counters: words(
    'a figure that the company has not confirmed',
    'Put your own number in target, and delete the line example: true.',
  ),
  authors: words(
    'an author who is made up',
    'Put the name under which your posts are to appear, and delete the line example: true.',
  ),
  company: words(
    'an address and hours that are made up',
    'Put the office’s full postal address with its street, its real hours and the year of your copyright, and delete the line example: true.',
  ),
  terms: words(
    'a term that the company has not confirmed',
    'Put your own in heading, short and text, and delete the line example: true.',
  ),
  coverage: words(
    'a list of what the price covers that the company has not confirmed',
    'Put your own rows, and delete the line example: true.',
  ),
  phrases: words(
    'sentences that nobody who speaks the languages has read',
    'Let a speaker of each language read them, and delete the line example: true.',
  ),
  privacy: words(
    'a period that the company has not confirmed',
    'Put the months after which you really delete enquiries, and delete the line example: true.',
  ),
};

const otherMark = words('an example', 'Put what is true, and delete the line example: true.');

/**
 * Everything in the content that is an example: hosts that nobody can own, made-up telephone
 * numbers, and entries marked `example: true`.
 */
export function findInContent(content: Partial<Content>): Todo[] {
  return contentParts(content).flatMap(({ name, value: entry }) =>
    listFields(entry).flatMap(({ key, value, parent }) => {
      const { file } = collections[name];
      if (key === 'example' && value === true) {
        const spot = name === 'company' ? undefined : groupNameOf(parent);
        return { file, ...(marked[name] ?? otherMark), spot };
      }
      const advice = typeof value === 'string' && adviceFor(key, value);
      return advice ? { file, ...advice, spot: `"${value}"` } : [];
    }),
  );
}

/** Every field with its value, and each text of a list as a field of its own. */
function listFields(item: unknown) {
  return walk(item).flatMap((field) => {
    const { value } = field;
    return Array.isArray(value) ? value.map((text: unknown) => ({ ...field, value: text })) : field;
  });
}

function adviceFor(key: string, value: string): Words | undefined {
  if (examplePhone.test(value)) {
    return words(
      'a number that reaches nobody',
      'Put your own; the first number takes WhatsApp chats too.',
    );
  }
  if (!exampleHost.test(value)) return undefined;
  if (key === 'email') {
    return words('a mailbox that nobody has', 'Put the mailbox from which you answer enquiries.');
  }
  if (key === 'site') {
    return words(
      'an address of the site that nobody has',
      'Put the address at which the site will stand, such as https://www.your-name.in.',
    );
  }
  return words('an address that leads nowhere', 'Put your own, or take the entry out.');
}
