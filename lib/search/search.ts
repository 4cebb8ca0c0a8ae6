import MiniSearch from 'minisearch';

/** search.json: an item, a page or a section of a page. */
export type SearchRecord = {
  name: string;
  /** Its group in the list, such as "Places". */
  kind: string;
  /** The address of its page, or of its section on a page. */
  href: string;
  /** A sentence that describes it. */
  line: string;
  /** Its other names. */
  also?: readonly string[] | undefined;
  /** Further words by which it is found; they aren't shown. */
  hiddenWords?: string | undefined;
  /** Other text of its page. */
  text?: string | undefined;
  /** Its weight; by default 1. */
  weight?: number | undefined;
};

/**
 * The weights of results. The name of a place means the place itself. A section of a page counts less than a page. A
 * ferry route from the town is looked for more often than the same route back.
 */
export const searchWeights = { place: 2, fromTown: 1.2, section: 0.7 };

/** Words that visitors type, and the words of the site that mean the same (content/synonyms.ts). */
type Synonyms = { typed: readonly string[]; means: readonly string[] };

/** Words that say little. They are ignored if a query has others. The last ones are parts of "what's", "I'm", "we'll" and "don't". */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it my of on or our the there to we what when where which with you s m re t ll ve d don doesn isn'.split(
    ' ',
  ),
);
/** Splits a text into words as the index does, at spaces and punctuation. */
const splitWords: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** The words of a text in small letters, with a space before each. */
const wordsIn = (text: string) => ` ${splitWords(text.toLowerCase()).filter(Boolean).join(' ')}`;

/** How many of the best records for each meaning of a synonym are also found under the synonym. */
const recordsPerMeaning = 3;

/**
 * Indexes records. Words match by their start. A word that matches no record may have one typing error, a long one two.
 * Records with all words are found or, if there are none, those with some of the words. Of several words, those that a
 * name has in their order come first: "2 nights" finds trips of two nights.
 * @returns a function that finds records by typed words, the best first
 */
export function makeSearch(records: readonly SearchRecord[]): (words: string) => SearchRecord[] {
  const byAddress = new Map(records.map((record) => [record.href, record]));
  const index = new MiniSearch<SearchRecord>({
    idField: 'href',
    fields: ['name', 'also', 'hiddenWords', 'kind', 'line', 'text'],
    searchOptions: {
      boost: { name: 10, also: 4, hiddenWords: 2, kind: 4, line: 2 },
      boostDocument: (href) => byAddress.get(href)?.weight ?? 1,
      // While one types. Words that say little are whole, and so are words of two letters that records have: AC.
      prefix: (word) => !stopWords.has(word) && (word.length !== 2 || !isKnown(word)),
      fuzzy: (word) => {
        if (/\d/.test(word) || word.length < 4 || isKnown(word)) return false;
        return word.length > 5 ? 2 : 1;
      },
    },
  });
  const isKnown = (word: string): boolean =>
    index.search(word, { fuzzy: false, prefix: word.length > 2 }).length > 0;
  index.addAll(records);
  return (words) => {
    const significant = splitWords(words.toLowerCase()).filter((word) => !stopWords.has(word));
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

/**
 * Adds synonyms to the records that the search finds first for their meaning. A single word counts as much as a name.
 * The words of a phrase count only as text: "beach for kids" means a beach, so "kids" alone must not find it first.
 */
export function addSynonyms(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[],
): SearchRecord[] {
  const search = makeSearch(records);
  const found = synonyms.map(({ typed, means }) => ({
    typed,
    best: means.flatMap((meaning) => search(meaning).slice(0, recordsPerMeaning)),
  }));
  const join = (text = '', more: string[]) => [text, ...more].join(' ').trim() || undefined;
  return records.map((record) => {
    const own = found.filter(({ best }) => best.includes(record)).flatMap(({ typed }) => typed);
    const words = own.filter((synonym) => !synonym.includes(' '));
    const phrases = own.filter((synonym) => synonym.includes(' '));
    const { hiddenWords, text } = record;
    return { ...record, hiddenWords: join(hiddenWords, words), text: join(text, phrases) };
  });
}
