import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { expectedName } from '@/lib/content/report/near-name';
import { parseRedirects, plainAddress, type Redirect } from '@/lib/redirects';

export const redirectsFile = 'public/_redirects';

/** What an old address may lead to, and what it may not be itself. */
type ExistingPaths = {
  /** The routes of all pages; undefined while the content has a fault. */
  pages: readonly string[] | undefined;
  /** The paths of all files of the site, such as /robots.txt. */
  files: ReadonlySet<string>;
};

/**
 * Finds what is wrong in the list of old addresses.
 * @param text the content of public/_redirects; undefined when there is no such file
 */
export function checkRedirects(text: string | undefined, known: ExistingPaths): ContentIssue[] {
  const place = { file: redirectsFile, item: '', field: '' };
  if (text === undefined) {
    const expected = 'an empty file of this name, when there are no old addresses';
    return [{ ...place, problem: 'The file is missing.', expected }];
  }
  const { redirects, issues } = parseRedirects(text);
  const found = redirects.flatMap((one) => {
    const wrong =
      findDuplicate(one, redirects) ?? findInOld(one, known) ?? findInTarget(one, redirects, known);
    return wrong ? { ...wrong, line: one.line } : [];
  });
  return [...issues, ...found]
    .sort((a, b) => a.line - b.line)
    .map((wrong) => ({ ...place, ...wrong }));
}

/** Whether an earlier line has the same old address, or one that hosts take for the same. */
function findDuplicate(one: Redirect, all: readonly Redirect[]): IssueText | undefined {
  const twin = all.find(
    ({ from, to, line }) =>
      line < one.line &&
      (from === one.from || (plainAddress(from) === plainAddress(one.from) && to !== one.to)),
  );
  if (!twin) return undefined;
  return {
    problem:
      twin.from === one.from
        ? `${one.from} stands in line ${twin.line}, too.`
        : `Hosts take ${one.from} for ${twin.from} of line ${twin.line}, which leads elsewhere.`,
    expected: 'one page for each old address',
  };
}

/** Whether an old address is taken by what the site has today. */
function findInOld(one: Redirect, { pages, files }: ExistingPaths): IssueText | undefined {
  const { from, to } = one;
  if (files.has(from)) {
    return { problem: `${from} is a file of the site today.`, expected: 'no such line' };
  }
  const page = plainAddress(from);
  if (page === '/404') {
    const problem = 'Hosts show /404 for every unknown address: all of them would lead on.';
    return { problem, expected: 'no such line' };
  }
  if (from === to) {
    const problem = 'The address leads in a circle, back to itself.';
    return { problem, expected: 'a page of the site' };
  }
  if (!pages?.includes(page) || (page === to && from !== page)) {
    return undefined;
  }
  return {
    problem: `${page} is a page of the site today, so it cannot lead elsewhere.`,
    expected: 'an address that the site no longer has, or no such line',
  };
}

function findInTarget(
  { from, to }: Redirect,
  all: readonly Redirect[],
  { pages }: ExistingPaths,
): IssueText | undefined {
  if (pages?.includes(to)) return undefined;
  const next = all.find((other) => other.from === to);
  if (next)
    return { problem: `${to} is an old address itself.`, expected: `${from} ${next.to} 301` };
  if (!pages) return undefined;
  const bare = plainAddress(to.replace(/[?#].*/, ''));
  if (pages.includes(bare)) {
    return { problem: `${to} is not how the site writes ${bare}.`, expected: bare };
  }
  return { problem: `${to} is not a page of the site.`, expected: expectedName(to, pages) };
}
