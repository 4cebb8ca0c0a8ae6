import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Follow, findVisible, runFlow, tap } from './flow';
import { startHost } from './host';
import { findRoutes } from './kinds';
import { type PageRuns, pageTable, targetTable } from './rows';
import { publish } from './table';
import { copyWithoutScripts } from './without-scripts';

const link = 'main a[href="/packages"]';

/** The taps on each page after its load; their names are in the table. */
const taps: Record<string, Follow> = {
  '/': async (flow, page) => {
    await tap([flow, page], 'following a link', link);
    await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle0' });
    // The site prefetches a page when its link has the focus.
    await (await findVisible(page, link)).focus();
    await tap([flow, page], 'following a prefetched link', link);
  },
  '/packages': async (flow, page) => {
    await tap([flow, page], 'opening details', 'main a[data-dialog]');
    await page.setCacheEnabled(false);
    const trip = 'button[popovertarget="book-trip"]';
    await tap([flow, page], 'opening a dialog while scripts come', trip, () => page.reload());
  },
};

/** Follows the same link without scripts, slowed down like the taps. */
const followWithoutScripts: Follow = (flow, page) =>
  flow.navigate(async () => (await findVisible(page, link)).tap(), {
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  });

/**
 * Measures one page of every kind of out/ and writes the tables. Pages take turns, so that other
 * load on the machine affects all of them.
 * @param words selects pages by parts of their names or addresses; the tables are then only printed
 * @throws an Error with one line when there is no such page, no export or no browser
 */
export async function benchPages(runs: number, words = ['']): Promise<void> {
  const site = await startHost('out');
  const routes = findRoutes(readFileSync('out/sitemap.xml', 'utf8'), words);
  if (routes.length === 0) throw new Error(`No page is called "${words.join('" or "')}"`);
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  process.once('exit', () => rmSync(folder, { recursive: true }));
  copyWithoutScripts('out', folder);
  const limitSite = await startHost(folder);
  const limit: PageRuns = { route: '/', hasCarousel: true, runs: [] };
  const pages: PageRuns[] = routes.map((route) => {
    const html = readFileSync(`out/${route === '/' ? 'index' : route}.html`, 'utf8');
    return { route, hasCarousel: html.includes('aria-roledescription="carousel"'), runs: [] };
  });
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      console.log(`${run} of ${runs}: ${page.route}`);
      page.runs.push(await runFlow(site + page.route, taps[page.route]));
      if (page.route === '/') limit.runs.push(await runFlow(limitSite, followWithoutScripts));
    }
  }
  const tables = [targetTable(pages, limit), pageTable(pages)];
  if (words.includes('')) publish('pages', ...tables);
  else console.log(tables.join('\n\n'));
}
