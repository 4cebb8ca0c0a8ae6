import MiniSearch, { type SearchOptions } from 'minisearch';
import { isStopWord, makeQueryParser, type WordPart } from './query-parser';
import {
  allOf,
  anyOf,
  asPhrase,
  fuzzy,
  isNumber,
  joinWordsOf,
  maxEditDistance,
  nameFields,
  phrasesOf,
  preferring,
  type Query,
} from './search-query';
import type { SearchFile, SearchRecord } from './search-record';
import { splitWords } from './words';

/** A record that was found, and the words of it that were searched for. */
export type Found = { record: SearchRecord; words: string[] };

/** When fewer records have all that was typed, those with the most of it are found. */
const fewResults = 3;
/** How many records are found at most when they have only a part of what was typed. */
const mostLoose = 12;

const fields = [...nameFields, 'kind', 'line', 'text'];

/**
 * Indexes the records.
 * @returns `search` finds records by typed words, the best first. The beginning of a word is enough,
 *   and an error is forgiven in a word that no record has. `suggest` finds up to four
 *   records whose names are nearly the same as one of the words.
 */
export function makeSearch({ records, otherWords }: SearchFile) {
  const byAddress = new Map(records.map((record) => [record.href, record]));
  const phrases = new Set(records.flatMap(phrasesIn));
  const divide = makeQueryParser(otherWords);
  const typedWords = new MiniSearch({ fields: ['typed'], tokenize: splitWords });
  typedWords.addAll(otherWords.map(({ typed }, id) => ({ id, typed: typed.join(' ') })));
  const index = new MiniSearch<SearchRecord>({
    idField: 'href',
    fields: [...fields, 'phrases'],
    extractField: (record, field) =>
      field === 'phrases' ? phrasesIn(record).join(' ') : record[field as keyof SearchRecord],
    tokenize: splitWords,
    processTerm: (word) => word,
    searchOptions: {
      fields,
      boost: { name: 10, kind: 8, also: 4, phrases: 4, under: 4, line: 2 },
      boostDocument: (href) => byAddress.get(href)?.weight ?? 1,
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(records);

  const run = (query: Query, options: SearchOptions): Found[] =>
    index.search(query, options).flatMap(({ id, terms }) => {
      const record = byAddress.get(id);
      return record ? { record, words: terms.filter((word) => !isStopWord(word)) } : [];
    });

  /** Numbers with the word after them: "6 nights" means no other six, and no other nights. */
  const countsIn = (typed: string) =>
    phrasesOf(typed).filter((phrase) => /^\d+\D/.test(phrase) && phrases.has(phrase));

  /** What says a part exactly. */
  const exactly = (part: WordPart): Query => {
    const ways = part.map((way) =>
      allOf([way, ...countsIn(way).map((count) => asPhrase([count]))]),
    );
    // A name that was typed as one word, such as "jetski".
    return anyOf([...ways, asPhrase(part.map(joinWordsOf))]);
  };

  /** What a word means that is nearly one of those with other words: "bioluminesence". */
  const meantBy = (word: string): WordPart => {
    const [nearest] = typedWords.search(word, { fuzzy: maxEditDistance });
    return nearest ? (otherWords[nearest.id]?.means ?? []) : [];
  };

  const search = (typed: string): Found[] => {
    const last = splitWords(typed).at(-1);
    const parts = [...divide(typed), ...countsIn(typed).map((count) => [count])];
    // A short word must be whole, unless it is the last, which may still be typed; one with other words is typed.
    const isTyped = parts.some(([word, ...others]) => word === last && others.length > 0);
    const prefix = (word: string) =>
      !isNumber(word) && (word.length > 3 || (word === last && !isTyped));
    const find = (query: Query) => run(query, { prefix });

    const queries = parts.flatMap((part) => {
      const [word = ''] = part;
      const attempts = [exactly(part), fuzzy(word), exactly(meantBy(word))];
      return attempts.find((query) => find(query).length > 0) ?? [];
    });
    if (queries.length === 0) return [];

    const asTyped = asPhrase([typed, ...parts.flat()].flatMap(phrasesOf));
    const whole = find(preferring(allOf(queries), [asTyped]));
    // Without a word that no record has, the others must tell something: "island" alone does not.
    if (queries.length < parts.length && whole.length > records.length / 4) return [];
    if (whole.length >= fewResults || queries.length === 1) return whole;
    return find(preferring(anyOf(queries), [allOf(queries), asTyped])).slice(0, mostLoose);
  };

  const suggest = (typed: string): Found[] =>
    run(anyOf(splitWords(typed).filter((word) => word.length > 3)), {
      fields: ['name', 'also'],
      fuzzy: maxEditDistance,
      prefix: true,
    }).slice(0, 4);

  return { search, suggest };
}

/** The words side by side in a name as one, each two and all: "Jet Ski Ride" has "jetski", too. */
function phrasesIn({ name, also = [] }: SearchRecord): string[] {
  return [name, ...also].flatMap(phrasesOf);
}
