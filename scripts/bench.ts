import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listen } from './serve/listen';
import { makeLocalServer } from './serve/local-server';
import { findBrowser, requireSite } from './steps.mjs';

/**
 * `npm run bench` measures ten pages of the last build (out/) with Lighthouse, which simulates a phone on slow 4G, and
 * prints a table. Compare only runs on the same idle machine, and repeat them, because times vary.
 * Lighthouse is not in the lockfile, because every build would install its 200 packages, although it is run by hand a
 * few times a year. npx downloads this version on the first run.
 */
const lighthouse = 'lighthouse@12.8.2';

/** The kinds of pages. The first path in the sitemap that matches a pattern is measured. */
const kinds = ['', 'packages', 'packages/.+', 'topplaces', 'topplaces/.+', 'watersports', 'cruise']
  .concat(['cruise/.+-to-.+', 'contact', 'blogs/.+'])
  .map((kind) => new RegExp(`^/${kind}$`));

/** The parts of Lighthouse's report that the table shows. Transfers are compressed, and include headers. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: Transfer[] } }>;
};
type Transfer = { label: string; transferSize: number };

/** The names of audits in the table. */
const times = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
};
/** The types of requests in the table. */
const types = ['Document', 'Script', 'Total'];

requireSite('out');
const browser = await findBrowser();
if (!browser) throw new Error('No Chromium is installed. Run "npx playwright install chromium".');
process.env.CHROME_PATH = browser.executablePath ?? chromium.executablePath();
process.env.PORT = '0';
const address = await listen(makeLocalServer('out'));
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
const routes = (sitemap.match(/(?<=<loc>)[^<]+/g) ?? []).map((url) => new URL(url).pathname);
const rows: Record<string, Record<string, number>> = {};
for (const kind of kinds) {
  const route = routes.find((candidate) => kind.test(candidate));
  if (!route) continue;
  console.error(route);
  const { categories, audits } = await measure(address + route);
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100]);
  const measured = Object.entries(times).map(([name, audit]) => [
    name,
    audits[audit]?.numericValue,
  ]);
  const bytes = audits['resource-summary']?.details?.items
    .filter(({ label }) => types.includes(label))
    .map(({ label, transferSize }) => [`${label}, bytes`, transferSize]);
  const cells = [...scores, ...measured, ...(bytes ?? [])];
  rows[route] = Object.fromEntries(cells.map(([name, value]) => [name, Math.round(Number(value))]));
}
console.table(rows);
// The local server would keep the process running.
process.exit();

/** Runs Lighthouse once, in a new browser. @throws Error if it fails */
async function measure(url: string): Promise<Report> {
  const flags = '--output=json --quiet --chrome-flags="--headless --no-sandbox"';
  const command = `npx --yes ${lighthouse} ${url} ${flags}`;
  const { stdout } = await promisify(exec)(command, { maxBuffer: 1e8 });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
