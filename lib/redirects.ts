import { fillIn } from './text/fill-in';

/** An old address and the page that it leads to. */
export type Redirect = {
  /** The old address as it stands in the list, without its query: /Contact, /tours/, /index.php */
  from: string;
  /** What must stand behind the ? of the old address: page=tours; empty for whatever stands there. */
  query: string;
  /** The route of a page: /contact */
  to: string;
  /** The line in the list, counted from one. */
  line: number;
};

/** A line of the list that is of another form. */
type RedirectIssue = { line: number; problem: string; expected: string };

/**
 * Reads the list of old addresses. Whether their targets are pages is for others to say.
 * @param text the content of public/_redirects: lines of `<from> <to> 301`, empty lines and comments
 * @returns the redirects in the order of their lines, and a sentence for each line of another form
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): { redirects: Redirect[]; issues: RedirectIssue[] } {
  const redirects: Redirect[] = [];
  const issues: RedirectIssue[] = [];
  text.split(/\r?\n/).forEach((whole, index) => {
    const words = whole.trim();
    if (words === '' || words.startsWith('#')) return;
    const line = index + 1;
    const issue = findIssue(words);
    if (issue) {
      issues.push({ line, problem: issue.problem, expected: issue.expected });
      return;
    }
    const [old = '', to = ''] = words.split(/\s+/);
    const [from = '', query = ''] = old.split('?');
    redirects.push({ from, query, to, line });
  });
  return { redirects, issues };
}

/** What hosts take an old address for: without a slash, .html or index at its end. */
export function plainAddress(address: string): string {
  return address.replace(/(\.html)?\/?$/, '').replace(/^(\/index)?$/, '/');
}

/**
 * The files in which hosts without redirects look for an old address. A file called tours.php would be
 * sent as a program's text; many hosts look for tours.php.html, too.
 * @param from the old address, without its query
 * @returns names in the export, with slashes between folders
 */
export function redirectFiles(from: string): string[] {
  const name = decodeURIComponent(plainAddress(from)).slice(1);
  return from.endsWith('/') ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`];
}

/**
 * What may be wrong in a line whose parts are one space apart: its form first, then the two addresses. The names of
 * groups stand in { }.
 */
const rules: [pattern: RegExp, problem: string, expected: string][] = [
  [
    /^\S+( \d+!?)?$/,
    'One of the two addresses is missing.',
    'the old address, the page of today, and 301, such as /tours /packages 301',
  ],
  [/^(?<line>\S+ \S+)$/, '301 is missing at the end of this line.', '{line} 301'],
  [
    /^\S+ \S+ (?<rest>(?!301$).*)$/,
    'The line does not end with 301 behind two addresses, but with {rest}.',
    '301 (moved for good); %20 instead of a space in an address; a note in a line of its own',
  ],
  [
    /(^| )(https?:)?\/\//,
    'An address begins with the name of a site.',
    'only what follows the name, such as /tours',
  ],
  [/(^| )(?<name>[^/ ]\S*) (?=\S)/, 'An address does not begin with a slash.', '/{name}'],
];

function findIssue(words: string) {
  const line = words.replace(/\s+/g, ' ');
  for (const [pattern, problem, expected] of rules) {
    const found = pattern.exec(line);
    if (!found) continue;
    const { groups = {} } = found;
    return { problem: fillIn(problem, groups), expected: fillIn(expected, groups) };
  }
  const [old = ''] = line.split(' ');
  return isAddress(old) ? undefined : unknownSign;
}

const unknownSign = {
  problem: 'The old address has a character that cannot stand in it, such as * or #.',
  expected: 'letters, digits and - _ . / as a browser copies them from its address line',
};

function isAddress(old: string): boolean {
  const hasForm = /^(\/[\w.~%+-]+)*\/?(\?[\w.~%+=&-]+)?$/.test(old);
  return hasForm && !/\/\.\.?(\/|$|\?)/.test(old) && isDecodable(old);
}

/** Whether % stands for a letter wherever it stands; a slash would be a folder. */
function isDecodable(address: string): boolean {
  if (/%2f|%5c|%00/i.test(address)) return false;
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}
