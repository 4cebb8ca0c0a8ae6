import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
} from '@/lib/content/collections';
import { itemName } from '@/lib/content/fault';
import { visible } from '@/lib/content/visible';
import { walk } from '@/lib/content/walk';

/** A host that nobody can own (RFC 2606), alone or inside a longer text. */
const exampleHost = /[\w-]\.example\b(?!\.\w)|\bexample\.(com|net|org)\b/i;

/** The made-up numbers of the contact page. */
const examplePhone = /\+91 3192 000 00\d/;

/** What `example: true` marks in each collection, and what the owner has to do. */
const marked: Partial<Record<CollectionName, string>> = {
  testimonials:
    'marks words that no guest has said. Put a guest’s own words, first name and city, with the guest’s consent, and delete this line.',
  counters:
    'marks a figure that the company has not confirmed. Put your own number in target, and delete this line.',
  authors:
    'marks an author who is made up. Put the name under which your posts are to appear, and delete this line.',
  company:
    'marks the address and the hours as made up. Put the office’s full postal address and its real hours, and delete this line.',
  terms:
    'marks a term that the company has not confirmed. Put your own in heading, short and text, and delete this line.',
  coverage:
    'marks what the price covers as not confirmed. Put your own rows, and delete this line.',
  privacy:
    'marks a period that the company has not confirmed. Put the months after which you really delete enquiries, and delete this line.',
};

/**
 * Everything in the content that is an example: hosts that nobody can own, made-up telephone
 * numbers, and entries marked `example: true`. Hidden entries are not on the site and are left out.
 * @returns one line for each: file, item, field, what is wrong and what to do
 */
export function findInContent(content: Partial<Content>): string[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const items = Array.isArray(value) ? visible(value) : [value];
    return items.flatMap((item, index) => {
      const at = itemName(name, item, Array.isArray(value) ? index : undefined);
      return listFields(item).flatMap(({ path, key, value }) => {
        const advice = advise(name, key, value);
        return advice ? `${collections[name].file}: ${at} › ${path} ${advice}` : [];
      });
    });
  });
}

/** Every field with its value, and each text of a list as a field of its own. */
function listFields(item: unknown) {
  return walk(item).flatMap((field) => {
    const { path, key, value } = field;
    if (!Array.isArray(value)) return field;
    return value.map((text: unknown, index) => ({
      path: `${path}[${index + 1}]`,
      key,
      value: text,
    }));
  });
}

function advise(name: CollectionName, key: string, value: unknown): string | undefined {
  if (key === 'example' && value === true) {
    return marked[name] ?? 'marks an example. Put what is true, and delete this line.';
  }
  if (typeof value !== 'string') return undefined;
  if (examplePhone.test(value)) {
    return `is "${value}", a number that reaches nobody. Put your own; the first number takes WhatsApp chats too.`;
  }
  if (!exampleHost.test(value)) return undefined;
  if (key === 'email') {
    return `is "${value}", a mailbox that nobody has. Put the mailbox from which you answer enquiries.`;
  }
  if (key === 'site') {
    return `is "${value}", an address that nobody has. Put the address at which the site will stand, such as https://www.your-name.in.`;
  }
  return `is "${value}", an address that leads nowhere. Put your own, or take the entry out.`;
}
