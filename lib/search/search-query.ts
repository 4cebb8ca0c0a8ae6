import type { QueryCombination, SearchOptions } from 'minisearch';
import type { SearchRecord } from './search-record';
import { splitWords } from './words';

/** What MiniSearch is asked. */
export type Query = QueryCombination | string;

/** The fields of a record with names. */
export const nameFields = ['name', 'also', 'under'] satisfies (keyof SearchRecord)[];

/** The words of a text as one, each two that stand side by side and all: "jetski" for "jet ski". */
export function phrasesOf(text: string): string[] {
  const words = splitWords(text);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...new Set([...pairs, joinWordsOf(text)])];
}

/** The words of a text as one. */
export function joinWordsOf(text: string): string {
  return splitWords(text).join('');
}

/** What has one of these. */
export function anyOf(queries: Query[], options: SearchOptions = {}): Query {
  return { ...options, combineWith: 'OR', queries };
}

/** What has all of these. */
export function allOf(queries: Query[]): Query {
  return { combineWith: 'AND', queries };
}

/** What has one of these phrases, in the form of `phrasesOf`, in a name. */
export function asPhrase(phrases: string[]): Query {
  return anyOf(phrases, { fields: ['phrases'], prefix: false });
}

/** What a query finds, with a higher place for what one of the others finds, too. */
export function preferring(query: Query, others: Query[]): Query {
  return allOf([query, anyOf([query, ...others])]);
}

/** What has a word with an error: in names one wrong letter, or two of a longer word; in texts less. */
export function fuzzy(word: string): Query {
  const swapped = Array.from(
    isNumber(word) ? '' : word,
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  return anyOf([
    anyOf([word], { fields: nameFields, fuzzy: maxEditDistance }),
    anyOf([word], { fuzzy: (one) => one.length > 6 && 1 }),
    anyOf(swapped, { prefix: false }),
  ]);
}

/** How many letters of a name may be wrong. A number is never nearly another. */
export function maxEditDistance(word: string): number | boolean {
  return !isNumber(word) && (word.length > 6 ? 2 : word.length > 3 && 1);
}

/** Whether a word is a number in figures. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
