import type { Synonyms } from './search-record';
import { splitWords } from './words';

/** A part of what was typed: the ways in which a text may say it, each one or more words. */
export type QueryPart = readonly string[];

/** Words that say little, in English and in Hindi in English letters: they count only alone. */
const stopWords = new Set(
  splitWords(`
    am an and any are at be because been but can could did didnt do does for from had has have how i if
    in is it me my not now of on or our so that the then there they this to today tomorrow us was we were
    what when where which will with would yesterday you your hai he ho ka kab kahan kaha kaise ke ki kitna
    kitne kitni ko kya kare karen karna liye me mein se tha`),
);

/** Whether a word, or a single letter, says little in itself. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || /^[a-z]$/.test(word);
}

/**
 * Divides what was typed into the parts that are searched for: each word, and each group of words that
 * has other words for the same, also with words between that say little, and two words in either order: "refund
 * of my ticket" is "ticket refund".
 * @returns a function that takes what was typed
 */
export function makeQueryDivider(otherWords: readonly Synonyms[]) {
  const groups = otherWords
    .flatMap(({ typed, means }) =>
      typed.map((one) => {
        const words = splitWords(one).join(' ');
        return { words, pattern: patternOf(words), ways: [one, ...means] };
      }),
    )
    .toSorted((a, b) => b.words.length - a.words.length);

  return (typed: string): QueryPart[] => {
    const parts: QueryPart[] = [];
    let rest = ` ${splitWords(typed).join(' ')} `;
    for (const { pattern, ways } of groups) {
      const found = pattern.exec(rest);
      if (!found) continue;
      rest = rest.replace(found[0], '  ');
      parts.push(ways);
    }
    const words = splitWords(rest);
    const telling = words.filter((word) => !isStopWord(word));
    const searched = parts.length + telling.length > 0 ? telling : words;
    return [...parts, ...searched.map((word) => [word])];
  };
}

function patternOf(words: string): RegExp {
  const telling = words.split(' ');
  if (telling.length < 2 || telling.some(isStopWord)) return new RegExp(` ${words} `);
  const between = ` (?:(?:${[...stopWords].join('|')}|[a-z]) )*`;
  const orders = telling.length === 2 ? [telling, telling.toReversed()] : [telling];
  return new RegExp(orders.map((order) => ` ${order.join(between)} `).join('|'));
}
