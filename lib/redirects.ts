/** An old address and the page that it leads to. */
export type Redirect = {
  /** The old address as it stands in the list, without its query: /Contact, /tours/, /index.php */
  from: string;
  /** What must stand behind the ? of the old address: page=tours; empty for whatever stands there. */
  query: string;
  /** The address of a page: /contact */
  to: string;
  /** The line in the list, counted from one. */
  line: number;
};

/** A line of the list that is of another form. */
type RedirectIssue = { line: number; problem: string; expected: string };

const example = '/tours /packages 301';

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
      issues.push({ line, ...issue });
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

type Wrong = Omit<RedirectIssue, 'line'>;

function findIssue(words: string): Wrong | undefined {
  const parts = words.split(/\s+/);
  if (parts.some((part) => part.startsWith('#'))) {
    return {
      problem: 'A note stands behind the addresses.',
      expected: 'the note in a line of its own, with # in front',
    };
  }
  const code = /^\d+!?$/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [from = '', to] = parts;
  if (parts.length > 2) {
    return {
      problem: 'An address has a space in it.',
      expected: '%20 instead of the space, such as /our%20tours',
    };
  }
  if (to === undefined) {
    return {
      problem: 'One of the two addresses is missing.',
      expected: `the old address, the page of today, and 301, such as ${example}`,
    };
  }
  if (code === undefined) {
    return { problem: '301 is missing at the end of this line.', expected: `${words} 301` };
  }
  if (code !== '301') {
    return {
      problem: `The line ends with ${code}.`,
      expected: '301, which tells search engines that the page has moved for good',
    };
  }
  return findIssueIn(from) ?? findIssueOfTarget(to);
}

function findIssueIn(old: string): Wrong | undefined {
  if (/^(https?:)?\/\//.test(old)) {
    return {
      problem: 'The old address begins with the name of a site.',
      expected: `only what follows the name: ${old.replace(/^(https?:)?\/\/[^/]*/, '') || '/'}`,
    };
  }
  if (!old.startsWith('/')) {
    return { problem: 'The old address does not begin with a slash.', expected: `/${old}` };
  }
  if (/[*:]/.test(old)) {
    return {
      problem: 'The old address stands for many, which only some hosts understand.',
      expected: 'a line for each old address, without * and :',
    };
  }
  if (old.includes('#')) {
    return {
      problem: 'The old address has a #. Browsers keep what follows it to themselves.',
      expected: old.replace(/#.*/, ''),
    };
  }
  const isAddress = /^(\/[\w.~%+-]+)*\/?(\?[\w.~%+=&-]+)?$/.test(old);
  if (isAddress && !/\/\.\.?(\/|$|\?)/.test(old) && isDecodable(old)) return undefined;
  return {
    problem: 'The old address has a character that cannot stand in it.',
    expected: 'letters, digits and - _ . / as a browser copies them from its address line',
  };
}

function findIssueOfTarget(to: string): Wrong | undefined {
  if (/^(https?:)?\/\//.test(to)) {
    return {
      problem: 'The line leads to another site.',
      expected: 'a page of this site, without its name, such as /packages',
    };
  }
  return to.startsWith('/')
    ? undefined
    : { problem: 'The page of today does not begin with a slash.', expected: `/${to}` };
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
