import { didYouMean } from '@/lib/content/report/did-you-mean';
import type { ContentIssue } from '@/lib/content/report/issue';
import { parseRedirects } from '@/lib/routes/redirects';
import { routeOfPath } from '@/lib/routes/routes';

const file = 'public/_redirects';
const expected =
  'a line such as /tours /packages 301, without the name of the site, and without spaces, ? * # or %';

/**
 * Checks the list of redirects from old addresses.
 * @param text the content of public/_redirects
 * @param pages the routes of all pages
 */
export function checkRedirects(text: string, pages: readonly string[]): ContentIssue[] {
  const { redirects, invalid } = parseRedirects(text);
  const found = redirects.flatMap(({ from, to, line }): ContentIssue[] => {
    // Some hosts show the same page at /tours, /tours/ and /tours.html.
    const route = routeOfPath(from);
    const first = redirects.find((it) => routeOfPath(it.from) === route);
    const isRepeated = first && first.line < line && (first.from === from || first.to !== to);
    const issue = (problem: string, help: string) => [{ file, line, text: problem, help }];
    if (!pages.includes(to))
      return issue(`${to} is not a page of the site.`, didYouMean(to, pages));
    if (isRepeated) return issue(`${from} is already in line ${first.line}.`, 'Delete one.');
    return pages.includes(route)
      ? issue(`${from} is a page of the site.`, 'A page cannot be redirected. Delete the line.')
      : [];
  });
  const unread = invalid.map(({ line, words }) => {
    const problem = `"${words}" is not an old address, a new address and 301.`;
    return { file, line, text: problem, help: `Expected: ${expected}.` };
  });
  return [...unread, ...found];
}
