import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listen } from './serve/listen';
import { createLocalHost } from './serve/local-host';
import { findBrowser } from './setup.mjs';

/**
 * `npm run bench -- [runs]`: measures ten pages of the last build (out/) with Lighthouse, as a phone on
 * slow 4G, and prints the medians of so many runs (3) as a table for docs/performance.md. Lighthouse is
 * not a package of the project: npx downloads it for the first run. The machine must do nothing else.
 */
const lighthouse = 'lighthouse@12.8.2';

/** One page of each kind: the first address of the sitemap that matches. */
const kinds = ['', 'packages', 'packages/.+', 'topplaces', 'topplaces/.+', 'watersports', 'cruise']
  .concat(['cruise/.+-to-.+', 'contact', 'blogs/.+'])
  .map((kind) => new RegExp(`^/${kind}$`));

/** The parts of Lighthouse's report that are read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>;
};
/** The requests of one type, in bytes as transferred: compressed, with headers. */
type Resource = { resourceType: string; transferSize: number };

const score = (name: string) => (report: Report) => (report.categories[name]?.score ?? 0) * 100;
const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
const kilobytes = (type: string) => (report: Report) => {
  const resources = report.audits['resource-summary']?.details?.items ?? [];
  const found = resources.find(({ resourceType }) => resourceType === type);
  return (found?.transferSize ?? 0) / 1000;
};

/** What the table has: head of the column, number in a report, digits. */
const columns: [head: string, read: (report: Report) => number, digits: number][] = [
  ['Performance', score('performance'), 0],
  ['Accessibility', score('accessibility'), 0],
  ['Practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['FCP, ms', audit('first-contentful-paint'), 0],
  ['LCP, ms', audit('largest-contentful-paint'), 0],
  ['TBT, ms', audit('total-blocking-time'), 0],
  ['CLS', audit('cumulative-layout-shift'), 3],
  ['Page, KB', kilobytes('document'), 1],
  ['Styles, KB', kilobytes('stylesheet'), 1],
  ['Fonts, KB', kilobytes('font'), 1],
  ['Scripts, KB', kilobytes('script'), 1],
  ['All, KB', kilobytes('total'), 1],
];

/**
 * Runs Lighthouse once, in a new browser.
 * @throws an Error when there is no browser, or Lighthouse cannot measure
 */
async function measure(url: string): Promise<Report> {
  const browser = await findBrowser();
  if (!browser) throw new Error('There is no Chromium here: run npx playwright install chromium');
  const flags = '--output=json --quiet --chrome-flags="--headless --no-sandbox"';
  const { stdout } = await promisify(exec)(`npx --yes ${lighthouse} ${url} ${flags}`, {
    env: { ...process.env, CHROME_PATH: browser.executablePath ?? chromium.executablePath() },
    maxBuffer: 1e8,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const runs = Number(process.argv[2] ?? 3);
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
  ([, url = '']) => new URL(url).pathname,
);
const pages = kinds.flatMap((kind) => {
  const route = addresses.find((address) => kind.test(address));
  return route ? [{ route, reports: [] as Report[] }] : [];
});

process.env.PORT = '0';
const address = await listen(createLocalHost('out'));
// Pages take turns, so that other load on the machine affects all of them.
for (let run = 1; run <= runs; run += 1) {
  for (const { route, reports } of pages) {
    console.error(`${run} of ${runs}: ${route}`);
    reports.push(await measure(address + route));
  }
}

const lines = pages.map(({ route, reports }) => [
  route,
  ...columns.map(([, read, digits]) => median(reports.map(read)).toFixed(digits)),
]);
const heads = ['Address', ...columns.map(([head]) => head)];
const day = new Date().toISOString().slice(0, 10);
const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model}, Node ${process.versions.node}`;
console.log(`Measured on ${day}, ${machine}: medians of ${runs} runs.\n`);
for (const cells of [heads, heads.map(() => '---'), ...lines]) console.log(`|${cells.join('|')}|`);
// The host would go on listening.
process.exit();
