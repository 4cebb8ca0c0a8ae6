import type { Synonyms } from './record';
import { splitWords } from './words';

/** A part of what was typed: the ways in which a text may say it, each one or more words. */
export type WordPart = readonly string[];

/** Words that say little, in English and in Hindi in English letters: they count only alone. */
const small = new Set(
  splitWords(`
    am an and any are at be because been but can could did didnt do does for from had has have how i if
    in is it me my not now of on or our so that the then there they this to today tomorrow us was we were
    what when where which will with would yesterday you your hai he ho ka kab kahan kaha kaise ke ki kitna
    kitne kitni ko kya me mein se`),
);

/** Whether a word, or a single letter, says little in itself. */
export function saysLittle(word: string): boolean {
  return small.has(word) || /^[a-z]$/.test(word);
}

/**
 * Divides what was typed into the parts that are searched for: each word, and each group of words that
 * has other words for the same.
 * @returns a function that takes what was typed
 */
export function makeDivider(otherWords: readonly Synonyms[]) {
  const groups = otherWords
    .flatMap(({ typed, means }) =>
      typed.map((one) => ({ words: splitWords(one).join(' '), ways: [one, ...means] })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);

  return (typed: string): WordPart[] => {
    const parts: WordPart[] = [];
    let rest = ` ${splitWords(typed).join(' ')} `;
    for (const { words, ways } of groups) {
      if (!rest.includes(` ${words} `)) continue;
      rest = rest.replace(` ${words} `, '  ');
      parts.push(ways);
    }
    const words = splitWords(rest);
    const telling = words.filter((word) => !saysLittle(word));
    return [...parts, ...(parts.length + telling.length > 0 ? telling : words).map(alone)];
  };
}

function alone(word: string): WordPart {
  return [word];
}
