import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startBrowser } from './browser';
import { measureBytes } from './bytes';
import { measureGrowth } from './growth/measure';
import { growthReport } from './growth/report';
import { type Host, startHost, warmUp } from './host';
import { type Kind, kinds } from './kinds';
import { measureLighthouse } from './lighthouse';
import { describeMachine, today } from './machine';
import { replaceSection } from './markdown';
import { measureModal } from './modal';
import { type Options, readOptions } from './options';
import { introduction, usualReport } from './report';
import { copyWithoutScripts } from './scriptless';
import { measureTap } from './tap';
import type { Results } from './targets';

/**
 * `npm run bench`: measures the last build against the same pages without scripts and writes
 * docs/performance.md. Needs a quiet machine, and on two cores about half an hour.
 *
 *   --only lighthouse,bytes,tap,modal   some of the measurements
 *   --runs 1                            how often (5)
 *   --routes /,/packages                these pages instead of one of every kind
 *   --growth [--times 1,10]             builds the site with 1, 10 and 50 times the content instead
 *
 * A run with less than all of it prints its tables and leaves the document as it is.
 * Exit code 1 with one line when something cannot be measured; targets that are not met are no error.
 */
const target = 'docs/performance.md';
const startedAt = Date.now();

// So that what was started along with this process ends with it.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(options: Options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const browser = await startBrowser();
  const setting = { day: today(), machine: describeMachine(browser), runs: options.runs };
  try {
    if (options.only.some((name) => name !== 'growth')) {
      const results = await measureUsual(options, browser, folder);
      await report('bench', usualReport(results, setting), options);
    }
    if (options.only.includes('growth')) {
      const results = await measureGrowth(browser, folder, options.times, tell);
      await report('growth', growthReport(results, setting), options);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureUsual(options: Options, browser: Browser, folder: string): Promise<Results> {
  if (!existsSync('out/index.html')) {
    throw new Error('There is no site in out/ yet. Build it first: npm run build');
  }
  const chosen = chooseKinds(options.routes);
  const hosts: Host[] = [];
  try {
    tell('bench: copying the pages without their scripts');
    const copy = path.join(folder, 'without-scripts');
    await copyWithoutScripts('out', copy);
    const [own, other] = await Promise.all([
      startHost('out', path.join(folder, 'inbox')),
      startHost(copy, path.join(folder, 'inbox')),
    ]);
    hosts.push(own, other);
    await warmUp(
      hosts,
      chosen.map(({ route }) => route),
    );
    const sites = { site: own.origin, limit: other.origin };
    const { only, runs } = options;
    const results: Results = {};
    // Lighthouse last: it takes longest, and what is wrong elsewhere should show before.
    if (only.includes('bytes')) {
      results.bytes = await measureBytes(browser, sites.site, chosen, tell);
    }
    if (only.includes('tap')) {
      results.tap = await measureTap(browser, sites, runs, tell);
    }
    if (only.includes('modal')) {
      results.modal = await measureModal(browser, sites.site, runs, tell);
    }
    if (only.includes('lighthouse')) {
      results.lighthouse = await measureLighthouse(sites, chosen, runs, tell);
    }
    return results;
  } finally {
    for (const host of hosts) host.stop();
  }
}

/** A page that is of no kind in the list goes by its address. */
function chooseKinds(routes: string[] | undefined): Kind[] {
  if (!routes) return kinds;
  return routes.map(
    (route) => kinds.find((kind) => kind.route === route) ?? { name: 'page', route },
  );
}

async function report(section: keyof Options['whole'], text: string, { whole }: Options) {
  if (!whole[section]) {
    console.log(`\n${text}\n`);
    return;
  }
  const before = existsSync(target) ? await readFile(target, 'utf8') : introduction;
  await writeFile(target, replaceSection(before, section, text));
  console.log(`Written: ${target}`);
}

function tell(line: string) {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${String(seconds).padStart(5)} s  ${line}`);
}
