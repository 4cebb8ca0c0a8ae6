import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { goBack } from './back';
import { type Follow, runFlow, tap, tapLink } from './flow';
import { startHost } from './host';
import { findRoutes } from './kinds';
import { type PageRuns, pageTable, targetTable } from './rows';
import { publish } from './table';
import { copyWithoutScripts } from './without-scripts';

const dialog = 'dialog:is([open], :popover-open)';

/** What is done on some pages after their load; the names are in the table. */
const actions: Record<string, Follow> = {
  // A tile: the slides above it move away.
  '/': (flow, page) => tapLink([flow, page], 'main li a[href="/packages"]'),
  '/packages': async (flow, page) => {
    await tap([flow, page], 'opening details', ['main a[data-dialog]', dialog]);
    await page.setCacheEnabled(false);
    const name = 'opening a dialog while scripts come';
    const button = 'button[popovertarget="book-trip"]';
    await tap([flow, page], name, [button, dialog], () => page.reload());
  },
  '/topplaces': (flow, page) =>
    tap([flow, page], 'opening the menu', ['button[popovertarget="side-menu"]', dialog]),
  '/contact': (flow, page) => {
    const field = 'form[data-enquiry="contact"] input:not([type=hidden])';
    // The way to the field starts its island. After a reload, which keeps the place, it waits again.
    const reload = () => page.reload({ waitUntil: 'networkidle0' });
    return tap([flow, page], 'first press in a form', [field, '[data-hydrated]'], reload);
  },
};

/** Pages to which a visitor goes back: a list, a trip, a form and a post. */
const left = /^\/(packages|contact|blogs)\b/;

/**
 * Measures one page of every kind of out/, each beside the same page without scripts, and writes the
 * tables. Pages take turns, so that other load on the machine affects all of them.
 * @param words selects pages by parts of their names or addresses; the tables are then only printed
 * @throws an Error with one line when there is no such page, no build or no browser
 */
export async function benchPages(runs: number, words = ['']): Promise<void> {
  const site = await startHost('out');
  const routes = findRoutes(readFileSync('out/sitemap.xml', 'utf8'), words);
  if (routes.length === 0) throw new Error(`No page is called "${words.join('" or "')}"`);
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  process.once('exit', () => rmSync(folder, { recursive: true }));
  copyWithoutScripts('out', folder);
  const limitSite = await startHost(folder);
  const pages: PageRuns[] = routes.map((route) => ({ route, runs: [], limit: [], back: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { route, ...page } of pages) {
      console.log(`${run} of ${runs}: ${route}`);
      page.runs.push(await runFlow(site + route, actions[route]));
      page.limit.push(await runFlow(limitSite + route, route === '/' ? actions[route] : undefined));
      if (left.test(route)) page.back.push(await goBack(site + route));
    }
  }
  const tables = [targetTable(pages), pageTable(pages)];
  if (words.includes('')) publish(...tables);
  else console.log(tables.join('\n\n'));
}
