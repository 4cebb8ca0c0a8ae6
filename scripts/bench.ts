import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listen } from './serve/listen';
import { makeLocalServer } from './serve/local-server';
import { findBrowser, requireSite } from './steps.mjs';

/**
 * `npm run bench -- [runs]` measures ten pages of the last build (out/) with Lighthouse, which simulates a phone on
 * slow 4G, and prints a table of the medians of all runs (3 by default). Compare only runs on the same idle machine.
 * Lighthouse is not in the lockfile, because every build would install its 200 packages, although it is run by hand a
 * few times a year. npx downloads this version on the first run.
 */
const lighthouse = 'lighthouse@12.8.2';

/** The kinds of pages. The first path in the sitemap that matches a pattern is measured. */
const kinds = ['', 'packages', 'packages/.+', 'topplaces', 'topplaces/.+', 'watersports', 'cruise']
  .concat(['cruise/.+-to-.+', 'contact', 'blogs/.+'])
  .map((kind) => new RegExp(`^/${kind}$`));

/** The parts of Lighthouse's report that the table shows. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>;
};
/** All requests of one type, and how many bytes they transfer, compressed and with headers. */
type Resource = { resourceType: string; transferSize: number };

const score = (name: string) => (report: Report) => (report.categories[name]?.score ?? 0) * 100;
const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
const kilobytes = (type: string) => (report: Report) => {
  const resources = report.audits['resource-summary']?.details?.items ?? [];
  const found = resources.find(({ resourceType }) => resourceType === type);
  return (found?.transferSize ?? 0) / 1000;
};

/** The columns of the table: name, function that reads the number from a report, and decimal places. */
const columns: [name: string, read: (report: Report) => number, digits: number][] = [
  ['Performance', score('performance'), 0],
  ['Accessibility', score('accessibility'), 0],
  ['Practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['FCP, ms', audit('first-contentful-paint'), 0],
  ['LCP, ms', audit('largest-contentful-paint'), 0],
  ['TBT, ms', audit('total-blocking-time'), 0],
  ['CLS', audit('cumulative-layout-shift'), 3],
  ['Page, KB', kilobytes('document'), 1],
  ['Scripts, KB', kilobytes('script'), 1],
  ['All, KB', kilobytes('total'), 1],
];

/**
 * Runs Lighthouse once, in a new browser.
 * @throws Error if no browser is installed or Lighthouse fails
 */
async function measure(url: string): Promise<Report> {
  const browser = await findBrowser();
  if (!browser) throw new Error('No Chromium is installed. Run "npx playwright install chromium".');
  const flags = '--output=json --quiet --chrome-flags="--headless --no-sandbox"';
  const { stdout } = await promisify(exec)(`npx --yes ${lighthouse} ${url} ${flags}`, {
    env: { ...process.env, CHROME_PATH: browser.executablePath ?? chromium.executablePath() },
    maxBuffer: 1e8,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function median(values: readonly number[], digits: number): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Number(middle?.toFixed(digits));
}

const runs = Number(process.argv[2] ?? 3);
requireSite('out');
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
const addresses = (sitemap.match(/(?<=<loc>)[^<]+/g) ?? []).map((url) => new URL(url).pathname);
const pages = kinds.flatMap((kind) => {
  const route = addresses.find((address) => kind.test(address));
  return route ? [{ route, reports: [] as Report[] }] : [];
});

process.env.PORT = '0';
const address = await listen(makeLocalServer('out'));
// The pages take turns, so that other programs affect them all equally.
for (let run = 1; run <= runs; run += 1) {
  for (const { route, reports } of pages) {
    console.error(`${run} of ${runs}: ${route}`);
    reports.push(await measure(address + route));
  }
}

const rows = pages.map(({ route, reports }) => {
  const cells = columns.map(([name, read, digits]) => [name, median(reports.map(read), digits)]);
  return [route, Object.fromEntries(cells)];
});
console.table(Object.fromEntries(rows));
// The local server would keep the process running.
process.exit();
