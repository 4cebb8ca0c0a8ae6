import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry } from './entry';
import { wordsOf } from './words';

/** What was found, and the words of it that were looked for. */
export type Found = { entry: Entry; words: string[] };

/** Words that say little: they count only when nothing else was typed. */
const small = new Set(
  'a an and any are at be can do does for from how i if in is it me my of on or our the there to us we what when where which with you your'.split(
    ' ',
  ),
);

/** How many letters of a word may be wrong: one of four or five letters, two of six to nine. */
const forgiving = { fuzzy: (word: string) => (word.length > 3 ? 0.25 : false) };

/**
 * Indexes the entries.
 * @returns a function that finds entries by typed words, the best first. All words must be there; the
 *   beginning of a word is enough. If nothing has them, words that are nearly the same count, and then
 *   entries that have at least half of them.
 */
export function makeFinder(entries: readonly Entry[]): (typed: string) => Found[] {
  const firstWords = entries.map(({ name }) => wordsOf(name)[0]);
  const index = new MiniSearch({
    fields: ['name', 'also', 'under', 'kind', 'line', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { name: 10, also: 10, under: 2, line: 2, kind: 2 },
      boostDocument: (id, word) => (entries[id]?.weight ?? 1) * (firstWords[id] === word ? 2 : 1),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(
    entries.map(({ name, kind, line, text, also = [], under = '' }, id) => ({
      ...{ id, kind, line, text },
      // What stands in brackets would make a short name long, and so less like the words.
      name: name.replace(/ \(.*\)/, ''),
      also: also.join(' '),
      under: `${name} ${under}`,
    })),
  );

  return (typed) => {
    const words = wordsOf(typed);
    const telling = words.filter((word) => !small.has(word));
    const asked = telling.length > 0 ? telling : words;
    // One letter or two begin too many words to tell anything.
    const long = asked.filter((word) => word.length > 2);
    const hasHalf = ({ queryTerms }: SearchResult) => queryTerms.length * 2 >= long.length;
    let found = index.search(asked.join(' '));
    if (found.length === 0) found = index.search(asked.join(' '), forgiving);
    if (found.length === 0) {
      found = index.search(long.join(' '), { ...forgiving, combineWith: 'OR' }).filter(hasHalf);
    }
    return found.flatMap(({ id, terms }) => {
      const entry = entries[id];
      return entry ? { entry, words: terms } : [];
    });
  };
}
