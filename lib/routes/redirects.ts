/** An old address and the page that it leads to. */
export type Redirect = {
  /** The old address as written in the list: /Contact, /tours/, /index.php */
  from: string;
  /** The route of a page: /contact */
  to: string;
  /** The line in the list, counted from one. */
  line: number;
};

type InvalidLine = { line: number; words: string };

/** Names must not start with a dot, because /../tours would be a file outside the site. */
const linePattern = /^(?<from>(?:\/(?!\.)[\w.-]+)*\/?) (?<to>\/[\w/.-]*) 301$/;

/**
 * Parses the list of old addresses, without checking that their targets exist.
 * @param text the content of public/_redirects: lines of `<from> <to> 301`, empty lines and comments
 * @returns the redirects in the order of their lines, and the invalid lines
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): { redirects: Redirect[]; invalid: InvalidLine[] } {
  const redirects: Redirect[] = [];
  const invalid: InvalidLine[] = [];
  text.split(/\r?\n/).forEach((whole, index) => {
    const words = whole.trim().replace(/\s+/g, ' ');
    if (words === '' || words.startsWith('#')) return;
    const line = index + 1;
    const { from, to } = linePattern.exec(words)?.groups ?? {};
    if (from && to) redirects.push({ from, to, line });
    else invalid.push({ line, words });
  });
  return { redirects, invalid };
}
