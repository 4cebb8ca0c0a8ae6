import { getItems, type Item, routeOf } from '@/lib/content/query/items';
import { type ContentIssue, type IssueText, issueAt } from '@/lib/content/report/issue';
import { limits } from '@/lib/seo/limits';
import { getSitePages, sitePageOf } from './site-pages';

/**
 * Finds what search engines dislike about the pages of items: titles that are cut off, descriptions
 * that say too little, and two pages with the same one. A schema can't check this, because both are
 * put together from several fields. (Fixed pages have their own title and summary, limited by the schema.)
 * @param taken the titles and summaries of the other pages
 */
export function checkPages(items: readonly Item[], taken: readonly string[] = []): ContentIssue[] {
  const seen = new Map(taken.map((text) => [text.toLowerCase(), 'another page']));
  return items.flatMap((item) => {
    const { title, summary } = sitePageOf(item);
    const issues: IssueText[] = [];
    const tell = (problem: string, expected: string) => issues.push({ problem, expected });
    if (title.length > limits.title.max) {
      tell(
        `gives its page a title of ${title.length} characters: "${title}"`,
        `at most ${limits.title.max}: search engines cut longer ones, so shorten the name`,
      );
    }
    if (summary.length < limits.summary.min) {
      tell(
        `gives search engines a description of ${summary.length} characters: "${summary}"`,
        `at least ${limits.summary.min}: say more in the lines on its card`,
      );
    }
    for (const [what, text] of Object.entries({ title, description: summary })) {
      const other = seen.get(text.toLowerCase());
      seen.set(text.toLowerCase(), item.slug);
      if (other === undefined) continue;
      tell(
        `gives its page the same ${what} as ${other}: "${text}"`,
        `a name and lines of its own, so that search engines can tell the two apart`,
      );
    }
    return issues.map((told) => issueAt(item.collection, item, '', told));
  });
}

/** Checks the whole site: every item, together with the fixed pages. */
export function checkSitePages(): ContentIssue[] {
  const items = getItems();
  const routes = new Set(items.map(routeOf));
  const fixed = getSitePages().filter(({ route }) => !routes.has(route));
  return checkPages(
    items,
    fixed.flatMap(({ title, summary }) => [title, summary]),
  );
}
