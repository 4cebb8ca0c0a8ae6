/** Something that the site has, as its index from A to Z and the search name it. */
export type SearchRecord = {
  name: string;
  /** What it is, in a word or two. */
  kind: string;
  /** The address of its page, or of its place on a page. */
  href: string;
  /** What it is, in a sentence. */
  line: string;
  /** Other names under which it is searched for. */
  also?: readonly string[] | undefined;
  /** Names and spellings of what its texts name, under which it is found, too; they are not shown. */
  under?: string | undefined;
  /** What else its page says. */
  text?: string;
  /** How much it counts beside others that fit as well; 1, unless given. */
  weight?: number | undefined;
};

/** Words that are typed for what the texts call otherwise. */
export type Synonyms = { typed: readonly string[]; means: readonly string[] };

/** What the search fetches (app/search.json). */
export type SearchFile = { records: readonly SearchRecord[]; otherWords: readonly Synonyms[] };

/** The query parameter with the words that are searched for. */
export const searchParameter = 'q';
