import type { OtherWords } from './entry';
import { wordsOf } from './words';

/** A part of what was typed: the ways in which a text may say it, each one or more words. */
export type Part = readonly (readonly string[])[];

/** Words that say little, in English and in Hindi in English letters: they count only alone. */
const small = new Set(
  `a an and any are at be can do does for from how i if in is it me my of on or our the there to us we what
  when where which with you your hai he ho ka kab kahan kaha kaise ke ki kitna kitne kitni ko kya me mein se`.split(
    /\s+/,
  ),
);

/** Whether a word says little in itself. */
export function isSmall(word: string): boolean {
  return small.has(word);
}

/**
 * Divides typed words into the parts that are looked for. Other words for the same are ways of a part,
 * and small words are left out.
 * @returns a function that takes the words in the form of `wordsOf`
 */
export function makeDivider(otherWords: readonly OtherWords[]) {
  const meanings = new Map<string, string[][]>();
  for (const { typed, means } of otherWords) {
    for (const one of typed) {
      const known = meanings.get(wordsOf(one).join(' ')) ?? [];
      meanings.set(wordsOf(one).join(' '), [...known, ...means.map(wordsOf)]);
    }
  }
  const longest = Math.max(1, ...[...meanings.keys()].map((words) => words.split(' ').length));

  return (words: readonly string[]): Part[] => {
    const parts: Part[] = [];
    const alone: Part[] = [];
    for (let at = 0; at < words.length; ) {
      const lengths = Array.from({ length: longest }, (_, index) => longest - index);
      const length =
        lengths.find((size) => meanings.has(words.slice(at, at + size).join(' '))) ?? 1;
      const group = words.slice(at, at + length);
      const ways = [...waysOf(group), ...(meanings.get(group.join(' ')) ?? [])];
      const saysLittle = length === 1 && ways.length === 1 && isSmall(group[0] ?? '');
      (saysLittle ? alone : parts).push(ways);
      at += length;
    }
    return parts.length > 0 ? parts : alone;
  };
}

/** The words as they are and, of a single word, its singular. */
function waysOf(group: readonly string[]): string[][] {
  const [word = ''] = group;
  const ways = [[...group]];
  if (group.length > 1 || word.length < 5 || !/[^s]s$/.test(word)) return ways;
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return [...ways, [singular]];
}
