/** An old address and the page that it leads to. */
export type Redirect = {
  /** The old address as written in the list: /Contact, /tours/, /index.php */
  from: string;
  /** The route of a page: /contact */
  to: string;
  /** The line in the list, counted from one. */
  line: number;
};

/** An invalid line of the list. */
type RedirectIssue = { line: number; problem: string; expected: string };

/** A name must not start with a dot: /../tours would be a file outside the site. */
const form = /^(?<from>(?:\/(?!\.)[\w.~%+-]+)*\/?) (?<to>\/[\w/.-]*) 301$/;

/**
 * Parses the list of old addresses, without checking that their targets exist.
 * @param text the content of public/_redirects: lines of `<from> <to> 301`, empty lines and comments
 * @returns the redirects in the order of their lines, and an issue for each invalid line
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): { redirects: Redirect[]; issues: RedirectIssue[] } {
  const redirects: Redirect[] = [];
  const issues: RedirectIssue[] = [];
  text.split(/\r?\n/).forEach((whole, index) => {
    const words = whole.trim().replace(/\s+/g, ' ');
    if (words === '' || words.startsWith('#')) return;
    const line = index + 1;
    const { from, to } = form.exec(words)?.groups ?? {};
    if (from && to && isDecodable(from)) redirects.push({ from, to, line });
    else {
      const problem = `"${words}" does not consist of an old address, a new one and 301.`;
      const expected =
        'a line such as /tours /packages 301, without the name of the site, and without ? * or #';
      issues.push({ line, problem, expected });
    }
  });
  return { redirects, issues };
}

/** Whether each % starts a valid escape sequence. */
function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) === decodeURI(address);
  } catch {
    return false;
  }
}
