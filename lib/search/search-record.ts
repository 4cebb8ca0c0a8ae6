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
  text?: string;
  /** How much it counts beside others that fit as well; 1, unless given. */
  weight?: number | undefined;
};

/** The query parameter with the words that are searched for. */
export const searchParameter = 'q';
