import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchRecord } from './search-record';

/** Words that say little beside others. */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it my of on or our the there to we what when where which with you'.split(
    ' ',
  ),
);

/** What is tried, until something is found: all words, then with typing errors, then some of the words. */
const attempts: SearchOptions[] = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND' },
  { combineWith: 'OR' },
];

/** Finds records by typed words, the best first. */
export type Search = (words: string) => SearchRecord[];

/**
 * Indexes records. The beginning of a word is enough to find one, and a word may have typing errors.
 * @returns the search in them
 */
export function makeSearch(records: readonly SearchRecord[]): Search {
  const byAddress = new Map(records.map((record) => [record.href, record]));
  const index = new MiniSearch<SearchRecord>({
    idField: 'href',
    fields: ['name', 'also', 'under', 'kind', 'line', 'text'],
    searchOptions: {
      boost: { name: 10, also: 4, under: 2, kind: 4, line: 2 },
      boostDocument: (href) => byAddress.get(href)?.weight ?? 1,
      prefix: (word) => word.length > 2,
      fuzzy: (word) => !/\d/.test(word) && word.length > 3 && 0.3,
    },
  });
  index.addAll(records);
  return (words) => {
    const telling = words
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !stopWords.has(word));
    const query = telling.join(' ') || words;
    for (const attempt of attempts) {
      const found = index.search(query, attempt);
      if (found.length > 0) return found.flatMap(({ id }) => byAddress.get(id) ?? []);
    }
    return [];
  };
}
