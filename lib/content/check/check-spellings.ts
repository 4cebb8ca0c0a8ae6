import type { Content } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { checkEachText } from './walk-content';

/** The fields of names, which may keep another spelling beside the usual one. */
const nameFields = ['name', 'title', 'heading', 'label'];

/**
 * Checks that each name is spelled in one way (content/spellings.ts). A text with another spelling must
 * have the usual one as well: a name anywhere in its item, any other text in itself.
 * @param content the valid entries
 */
export function checkSpellings({ spellings = [], ...content }: Partial<Content>): ContentIssue[] {
  return checkEachText(content, ({ key, text }, { value }) =>
    spellings.flatMap(({ usual, others }) => {
      const other = others.find((one) => hasWords(text, one));
      if (other === undefined) return [];
      const reach = nameFields.includes(key) ? JSON.stringify(value) : text;
      if (reach.includes(usual)) return [];
      const expected = `${usual}, the spelling of content/spellings.ts, or both`;
      return { problem: `spells ${usual} as "${other}"`, expected };
    }),
  );
}

/** Whether a text has these words, not as a part of longer ones. */
export function hasWords(text: string, words: string): boolean {
  const parts = text.split(words);
  return parts
    .slice(1)
    .some((after, index) => !/^\p{L}/u.test(after) && !/\p{L}$/u.test(parts[index] ?? ''));
}
