import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { collections, type ItemCollection } from '@/lib/content/collections';
import { getItems, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';
import { getSitePages } from '@/lib/site-pages/site-pages';

type BudgetedList = ItemCollection | 'pages';

/** How many words the main part of a page of each list may have. The home page is made from pages. */
const budgets: Record<BudgetedList, number> = {
  honeymoonPackages: 850,
  familyPackages: 850,
  themedPackages: 850,
  topPlaces: 750,
  offbeatPlaces: 750,
  posts: 800,
  ferryRoutes: 350,
  operators: 220,
  waterSports: 260,
  beaches: 260,
  services: Number.POSITIVE_INFINITY,
  activityPages: 260,
  sights: 330,
  pages: 1200,
};

type Page = { route: string; list?: BudgetedList | undefined };

/** All pages of the site, with the lists that give them their words. */
export function pagesWithLists(): Page[] {
  const lists = new Map<string, BudgetedList>(
    getItems().map((item) => [routeOf(item), item.collection]),
  );
  lists.set(routes.home, 'pages');
  return getSitePages().map(({ route }) => ({ route, list: lists.get(route) }));
}

/**
 * Counts the words of pages, and names those that say more than their kind should.
 * @param root the export folder
 * @param pages the routes to count; those without a list count, and have no budget
 * @returns lines for whoever builds the site: a warning for each list with longer pages
 */
export async function countWords(
  root: string,
  pages: readonly Page[],
): Promise<{ line: string; warnings: string[] }> {
  const longer = new Map<BudgetedList, string[]>();
  let sum = 0;
  for (const { route, list } of pages) {
    const file = path.join(root, `${route === '/' ? 'index' : route}.html`);
    const words = wordsIn(await readFile(file, 'utf8'));
    sum += words;
    if (!list || words <= budgets[list]) continue;
    longer.set(list, [...(longer.get(list) ?? []), `${route} with ${words}`]);
  }
  return {
    line: `${pages.length} pages have ${sum} words together`,
    warnings: [...longer].map(
      ([list, told]) =>
        `${collections[list].file}: more than ${budgets[list]} words: ${told.join(', ')}. Take out what another page says, and link to that page`,
    ),
  };
}

/** The words that a visitor can read in the main part of a page, folded parts included. */
function wordsIn(html: string): number {
  const main = parse(html).querySelector('main');
  for (const other of main?.querySelectorAll('script, style, template, svg') ?? []) other.remove();
  const text = main?.innerHTML.replace(/<[^>]*>|&[#\w]+;/g, ' ') ?? '';
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
