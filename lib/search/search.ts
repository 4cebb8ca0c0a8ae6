import MiniSearch from 'minisearch';

/** A record of the search: an item, a page or a section of a page. */
export type SearchRecord = {
  name: string;
  /** Its group in the results, such as "Places". */
  kind: string;
  /** The address of a page, or of a section on a page. */
  href: string;
  /** A sentence that describes it. */
  line: string;
  /** Its other names. */
  aliases?: readonly string[] | undefined;
  /** Further words that find it. They aren't shown. */
  hiddenWords?: string | undefined;
  /** Other text of its page. */
  text?: string | undefined;
  /** Its weight; by default 1. */
  weight?: number | undefined;
};

/**
 * Weights of records. A place ranks above other matches of its name, and a page above its sections. Visitors look for
 * ferry routes from the town more often than for the same routes back.
 */
export const searchWeights = { place: 2, fromTown: 1.2, section: 0.7 };

/** A query ignores these if it has other words. The last ones are parts of "what's", "I'm", "we'll" and "don't". */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it my of on or our the there to we what when where which with you s m re t ll ve d don doesn isn'.split(
    ' ',
  ),
);
/** Splits a text at spaces and punctuation, as the index does, into words in lower case. */
const splitWords = (text: string): string[] =>
  MiniSearch.getDefault('tokenize')(text.toLowerCase()).filter(Boolean);

/** The words of a text, each with a space before it. */
const wordsIn = (text: string) => ` ${splitWords(text).join(' ')}`;

/** The fields of a record that are searched, and what a match counts in them. */
const boost = { name: 10, aliases: 4, hiddenWords: 2, kind: 4, line: 2, text: 1 };
const fields = Object.keys(boost) as (keyof typeof boost)[];

/**
 * Indexes records for a search. Words match by prefix. A word that matches nothing may have one typo, a long word two.
 * If no record has all words, records with some of them are found. Names that contain a query of several words come
 * first, so that "2 nights" finds trips of two nights.
 * @returns a function that finds records for a query, the best first
 */
export function makeSearch(records: readonly SearchRecord[]): (words: string) => SearchRecord[] {
  const byAddress = new Map(records.map((record) => [record.href, record]));
  const texts = records.flatMap((record) => fields.map((field) => record[field] ?? ''));
  const known = [...new Set(texts.flatMap((text) => splitWords(`${text}`)))];
  const index = new MiniSearch<SearchRecord>({
    idField: 'href',
    fields,
    searchOptions: {
      boost,
      boostDocument: (href) => byAddress.get(href)?.weight ?? 1,
      // Matching prefixes gives results while typing. Stop words and known two-letter words (AC) must match exactly.
      prefix: (word) => !stopWords.has(word) && (word.length !== 2 || !known.includes(word)),
      fuzzy: (word) => {
        const isKnown = known.some((other) => other.startsWith(word));
        if (/\d/.test(word) || word.length < 4 || isKnown) return false;
        return word.length > 5 ? 2 : 1;
      },
    },
  });
  index.addAll(records);
  return (words) => {
    const significant = splitWords(words).filter((word) => !stopWords.has(word));
    const query = significant.join(' ') || words;
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    const isNamed = ({ name }: SearchRecord) =>
      significant.length > 1 && wordsIn(name).includes(wordsIn(words));
    return found
      .flatMap(({ id }) => byAddress.get(id) ?? [])
      .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  };
}
