/** Something that the site has, as the index from A to Z and the search name it: search.json. */
export type Entry = {
  name: string;
  /** What it is, in a word or two. */
  kind: string;
  /** The address of its page, or of its place on a page. */
  href: string;
  /** What it is, in a sentence. */
  line: string;
  /** Other names under which it is looked for. */
  also?: readonly string[] | undefined;
  /** Names and spellings of what its texts name, under which it is found, too; they are not shown. */
  under?: string;
  /** How much it counts beside others that fit as well; 1, unless given. */
  weight?: number;
  /** What else its page says. */
  text?: string;
};

/** Words that are typed for what the texts call otherwise. */
export type OtherWords = { typed: readonly string[]; means: readonly string[] };

/** What the search fetches. */
export type SearchFile = { entries: readonly Entry[]; otherWords: readonly OtherWords[] };

/** The file with all entries (app/search.json). */
export const entriesAddress = '/search.json';

/** The query parameter with the words that are looked for. */
export const findParameter = 'q';
