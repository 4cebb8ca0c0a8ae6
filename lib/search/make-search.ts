import MiniSearch, { type SearchOptions } from 'minisearch';
import { isStopWord, makeQueryDivider, type QueryPart } from './query-divider';
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
import type { SearchFile, SearchRecord, Synonyms } from './search-record';
import { splitWords } from './words';

// What a search tries, in this order:
// 1. It divides what was typed into words, groups of words with other words for the same, and counts ("6 nights").
// 2. It looks for each part exactly, then with an error, then as a near synonym; the first with a record is taken.
// 3. It finds nothing when a part has no record and more than a quarter of all have the rest.
// 4. It finds the records with all parts, and when they are fewer than three, those with some parts.
// 5. When nothing is found, the page asks `suggest` for names that are nearly the same.

/** A record that was found, and the words of it that were searched for. */
export type Found = { record: SearchRecord; words: string[] };

/** When fewer records have all that was typed, those with the most of it are found, and at most so many. */
const fewResults = 3;
const mostLoose = 12;

/** A word of this share of all records tells nothing without those beside it that no record has. */
const vagueShare = 1 / 4;

/**
 * Indexes the records.
 * @returns `search` finds records by typed words, the best first. The beginning of a word is enough,
 *   and an error is forgiven in a word that no record has. `suggest` finds up to four
 *   records whose names are nearly the same as one of the words.
 */
export function makeSearch({ records, otherWords }: SearchFile) {
  const find = makeFinder(records);
  const divide = makeQueryDivider(otherWords);
  const nearSynonyms = makeDictionary(otherWords);
  const phrases = new Set(records.flatMap(phrasesIn));

  /** Numbers with the word after them: "6 nights" means no other six, and no other nights. */
  const countsIn = (typed: string) =>
    phrasesOf(typed).filter((phrase) => /^\d+\D/.test(phrase) && phrases.has(phrase));

  /** What says a part exactly. */
  const exactly = (part: QueryPart): Query => {
    const ways = part.map((way) =>
      allOf([way, ...countsIn(way).map((count) => asPhrase([count]))]),
    );
    // A name that was typed as one word, such as "jetski".
    return anyOf([...ways, asPhrase(part.map(joinWordsOf))]);
  };

  const search = (typed: string): Found[] => {
    const parts = [...divide(typed), ...countsIn(typed).map((count) => [count])];
    const prefix = makePrefixRule(typed, parts);

    // Each part as records have it: exactly, else with an error, else in other words for what is nearly it.
    const queries = parts.flatMap((part) => {
      const [word = ''] = part;
      const attempts = [exactly(part), fuzzy(word), exactly(nearSynonyms(word))];
      return attempts.find((query) => find(query, { prefix }).length > 0) ?? [];
    });
    if (queries.length === 0) return [];

    const all = allOf(queries);
    const asTyped = asPhrase([typed, ...parts.flat()].flatMap(phrasesOf));
    const withAll = find(preferring(all, [asTyped]), { prefix });
    const isVague = queries.length < parts.length && withAll.length > records.length * vagueShare;
    if (isVague) return [];
    if (withAll.length >= fewResults || queries.length === 1) return withAll;

    const withSome = find(preferring(anyOf(queries), [all, asTyped]), { prefix });
    return withSome.slice(0, mostLoose);
  };

  const suggest = (typed: string): Found[] => {
    const long = splitWords(typed).filter((word) => word.length > 3);
    const options = { fields: ['name', 'also'], fuzzy: maxEditDistance, prefix: true };
    return find(anyOf(long), options).slice(0, 4);
  };

  return { search, suggest };
}

/** Finds records for a query, the best first. */
function makeFinder(records: readonly SearchRecord[]) {
  const byAddress = new Map(records.map((record) => [record.href, record]));
  const fields = [...nameFields, 'kind', 'line', 'text'];
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
  return (query: Query, options: SearchOptions): Found[] =>
    index.search(query, options).flatMap(({ id, terms }) => {
      const record = byAddress.get(id);
      return record ? { record, words: terms.filter((word) => !isStopWord(word)) } : [];
    });
}

/** What a word means that is nearly one of those with other words: "bioluminesence". */
function makeDictionary(otherWords: readonly Synonyms[]) {
  const index = new MiniSearch({ fields: ['typed'], tokenize: splitWords });
  index.addAll(otherWords.map(({ typed }, id) => ({ id, typed: typed.join(' ') })));
  return (word: string): QueryPart => {
    const [nearest] = index.search(word, { fuzzy: maxEditDistance });
    return nearest ? (otherWords[nearest.id]?.means ?? []) : [];
  };
}

/**
 * Whether the beginning of a word is enough. A short word must be whole, unless it is the last, which may still be
 * typed; one with other words for the same is.
 */
function makePrefixRule(typed: string, parts: readonly QueryPart[]) {
  const last = splitWords(typed).at(-1);
  const isWhole = parts.some(([word, ...others]) => word === last && others.length > 0);
  return (word: string) => !isNumber(word) && (word.length > 3 || (word === last && !isWhole));
}

/** The words side by side in a name as one, each two and all: "Jet Ski Ride" has "jetski", too. */
function phrasesIn({ name, also = [] }: SearchRecord): string[] {
  return [name, ...also].flatMap(phrasesOf);
}
