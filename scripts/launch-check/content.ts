import {
  type CollectionName,
  type Content,
  collectionNames,
  collections,
} from '@/lib/content/collections';
import { itemName } from '@/lib/content/parse';
import { shown } from '@/lib/content/shown';
import { type Field, walk } from '@/lib/content/walk';
import type { Finding } from './finding';

/** A host that nobody can own (RFC 2606), alone or inside a longer text. */
const exampleHost = /[\w-]\.example\b(?!\.\w)|\bexample\.(com|net|org)\b/i;

/** The made-up numbers of the contact page. */
const examplePhone = /\+91 3192 000 00\d/;

/** What stands behind `example: true`, and what the owner does about it. */
const marked: Partial<Record<CollectionName, { problem: string; advice: string }>> = {
  testimonials: {
    problem: 'marks words that no guest has said',
    advice:
      'Put a guest’s own words, first name and city, with the guest’s consent, and delete this line',
  },
  authors: {
    problem: 'marks an author who is made up',
    advice: 'Put the name under which your posts are to appear, and delete this line',
  },
  company: {
    problem: 'marks the address and the hours as made up',
    advice: 'Put the office’s full postal address and its real hours, and delete this line',
  },
  privacy: {
    problem: 'marks a period that the company has not confirmed',
    advice: 'Put the months after which you really delete enquiries, and delete this line',
  },
};

/**
 * Everything in the content that is an example: hosts that nobody can own, made-up telephone
 * numbers, and entries marked `example: true`. Hidden entries are not on the site, so not here.
 */
export function findInContent(content: Partial<Content>): Finding[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const items = Array.isArray(value) ? shown(value) : [value];
    return items.flatMap((item, index) =>
      [...walk(item), ...lists(item)].flatMap((field) => {
        const found = judge(name, field);
        const at = itemName(name, item, Array.isArray(value) ? index : undefined);
        return found
          ? { file: collections[name].file, spot: `${at} › ${field.path}`, ...found }
          : [];
      }),
    );
  });
}

/** The texts in lists: they have no name of their own, so the walk passes them by. */
function lists(item: unknown): Field[] {
  return walk(item).flatMap(({ path, key, value, parent }) =>
    Array.isArray(value)
      ? value.flatMap((text: unknown, index) =>
          typeof text === 'string'
            ? { path: `${path}[${index + 1}]`, key, value: text, parent }
            : [],
        )
      : [],
  );
}

function judge(name: CollectionName, { key, value }: Field) {
  if (key === 'example' && value === true) {
    return (
      marked[name] ?? {
        problem: 'marks an example',
        advice: 'Put what is true, and delete this line',
      }
    );
  }
  if (typeof value !== 'string') return undefined;
  if (examplePhone.test(value)) {
    return {
      problem: `is "${value}", a number that reaches nobody`,
      advice: 'Put your own; the first number takes WhatsApp chats too',
    };
  }
  if (!exampleHost.test(value)) return undefined;
  if (key === 'email') {
    return {
      problem: `is "${value}", a mailbox that nobody has`,
      advice: 'Put the mailbox from which you answer enquiries',
    };
  }
  if (key === 'site') {
    return {
      problem: `is "${value}", an address that nobody has`,
      advice: 'Put the address at which the site will stand, such as https://www.your-name.in',
    };
  }
  return {
    problem: `is "${value}", an address that leads nowhere`,
    advice: 'Put your own, or take the entry out',
  };
}
