import MiniSearch from 'minisearch';

/** Something that the site has, as the search and the list of the whole site name it. */
export type SearchRecord = {
  name: string;
  /** Its group in the list, such as "Places". */
  kind: string;
  /** The address of its page, or of its place on a page. */
  href: string;
  /** What it is, in a sentence. */
  line: string;
  /** Other names that it has. */
  also?: readonly string[] | undefined;
  /** Other words under which it is found; they are not shown. */
  under?: string | undefined;
  /** What else its page says. */
  text?: string | undefined;
  /** How much it counts beside others that fit as well; 1, unless given. */
  weight?: number | undefined;
};

/** Words that visitors type, and how the site’s texts say the same (content/synonyms.ts). */
type Synonyms = { typed: readonly string[]; means: readonly string[] };

/** Finds records by typed words, the best first. */
export type Search = (words: string) => SearchRecord[];

/** The query parameter with the words that are searched for. */
export const searchParameter = 'q';

/** Words that are ignored beside others. */
const stopWords = new Set(
  'a an and are at can do does for from how i in is it my of on or our the there to we what when where which with you'.split(
    ' ',
  ),
);

/** How many of the best records for each meaning of a synonym are also found under the synonym. */
const recordsPerMeaning = 3;

/**
 * Indexes records. The beginning of a word is enough to find one. An unknown word may
 * have one typing error, a long one two.
 * @returns a function that gives the records matching all words; otherwise any
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
      fuzzy: (word) => {
        if (/\d/.test(word) || word.length < 4 || isKnown(word)) return false;
        return word.length > 5 ? 2 : 1;
      },
    },
  });
  const isKnown = (word: string) => index.search(word, { fuzzy: false }).length > 0;
  index.addAll(records);
  return (words) => {
    const significant = words
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !stopWords.has(word));
    const query = significant.join(' ') || words;
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.flatMap(({ id }) => byAddress.get(id) ?? []);
  };
}

/**
 * Adds words that visitors type to the records that the search finds first for what they mean. A word that stands
 * alone counts as one of their names. The words of a phrase count no more than those of a text: “beach for kids”
 * means a beach, so “kids” alone must not find it first.
 */
export function addSynonyms(
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[],
): SearchRecord[] {
  const search = makeSearch(records);
  const found = synonyms.map(({ typed, means }) => ({
    typed,
    hrefs: means.flatMap((way) =>
      search(way)
        .slice(0, recordsPerMeaning)
        .map(({ href }) => href),
    ),
  }));
  return records.map((record) => {
    const typed = found.flatMap(({ typed, hrefs }) => (hrefs.includes(record.href) ? typed : []));
    const join = (text = '', more: string[]) => [text, ...more].join(' ').trim() || undefined;
    return {
      ...record,
      under: join(
        record.under,
        typed.filter((one) => !one.includes(' ')),
      ),
      text: join(
        record.text,
        typed.filter((one) => one.includes(' ')),
      ),
    };
  });
}
