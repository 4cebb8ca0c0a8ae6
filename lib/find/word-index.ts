import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Entry } from './entry';
import { divideJoined } from './joined';
import type { Part } from './parts';
import { isNumber, wordsOf } from './words';

/** How well an entry has a part of what was typed, and its words that were found. */
type Hit = { score: number; terms: string[] };

type Asked = { isForgiving: boolean; isLast: boolean };

/** How many letters of a name may be wrong: one, or two of a longer word. */
const wrongLetters = (word: string) =>
  !isNumber(word) && (word.length > 6 ? 2 : word.length > 3 ? 1 : false);

/** Words that are nearly so: in names, and long ones in texts. A number is never nearly another. */
const nearly: SearchOptions[] = [
  { fields: ['name', 'also', 'under'], fuzzy: wrongLetters },
  { fuzzy: (word) => !isNumber(word) && word.length > 6 && 1 },
];

/** Indexes the words of entries, which it names by their places in the list. */
export function makeWordIndex(entries: readonly Entry[]) {
  const firstWords = entries.map(({ name }) => wordsOf(name)[0]);
  const index = new MiniSearch({
    fields: ['name', 'also', 'under', 'kind', 'line', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
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

  const vocabulary = new Set(
    entries.flatMap(({ name, kind, line, text = '', also = [], under = '' }) =>
      wordsOf([name, kind, line, text, under, ...also].join(' ')),
    ),
  );
  const isNew = (word: string) => ![...vocabulary].some((one) => one.startsWith(word));

  return {
    /** A part of a word that no entry has, with the words that it may join, such as "jetski". */
    withJoined: (part: Part): Part => {
      const isOne = part.every(([word = '', ...rest]) => rest.length === 0 && isNew(word));
      return isOne
        ? [...part, ...part.flatMap(([word = '']) => divideJoined(word, vocabulary))]
        : part;
    },
    /**
     * The entries that have a part of what was typed: whole words, or words that begin so. A short word
     * must be whole, unless it is the last, which may still be typed.
     * @param isForgiving whether a part counts that is nearly so
     */
    withPart: (part: Part, { isForgiving, isLast }: Asked): Map<number, Hit> => {
      const hits = new Map<number, Hit>();
      const prefix = (word: string) => !isNumber(word) && (isLast || word.length > 3);
      for (const options of isForgiving ? [{}, ...nearly] : [{}]) {
        const found = index.search(asQuery(part, isForgiving), { ...options, prefix });
        for (const { id, score, terms } of found) {
          const known = hits.get(id) ?? { score: 0, terms: [] };
          hits.set(id, { score: known.score + score, terms: [...known.terms, ...terms] });
        }
      }
      return hits;
    },
    /** The entries whose names are like one of the words, the likest first. */
    likeNames: (words: readonly string[]) =>
      index.search(
        { combineWith: 'OR', queries: [...words] },
        { fields: ['name', 'also'], fuzzy: wrongLetters, prefix: true },
      ),
  };
}

/** Any of the ways of a part; if it is forgiving, one letter of a word may stand elsewhere in it. */
function asQuery(part: Part, isForgiving: boolean): Query {
  const ways = part.map((words): Query => ({ combineWith: 'AND', queries: [...words] }));
  const words = part.filter(({ length }) => length === 1).flat();
  const changed = { fuzzy: false, prefix: false, queries: words.flatMap(moved) };
  return { combineWith: 'OR', queries: isForgiving ? [...ways, changed] : ways };
}

/** The words that a word becomes when one letter moves, each once: "nile" becomes "neil", too. */
function moved(word: string): string[] {
  if (word.length < 4 || isNumber(word)) return [];
  const ways = Array.from(word, (letter, at) => {
    const rest = word.slice(0, at) + word.slice(at + 1);
    return Array.from(word, (_, to) => rest.slice(0, to) + letter + rest.slice(to));
  });
  return [...new Set(ways.flat())].filter((way) => way !== word);
}
