import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserPath } from './browser';
import type { Kind } from './kinds';
import { median } from './numbers';

/** Scores from 0 to 100, times in ms; the shift is a number of its own. */
export type Figures = {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
};

export type Categories = { accessibility: number; bestPractices: number; seo: number };

export type LighthouseResult = Kind & {
  site: Figures & Categories;
  /** The same page without scripts. */
  limit: Figures;
  /** What cost points in the three categories that have no limit, each once. */
  faults: string[];
};

/** How often a run that the browser lost is begun anew. */
const attempts = 3;

/**
 * Lighthouse as it is: a phone, slow 4G and a fourth of the processor, all three simulated, in a new
 * profile for each run. Site and limit take turns, so that whatever else the machine does hits both.
 * @returns for every page the median of each figure
 */
export async function measureLighthouse(
  { site, limit }: { site: string; limit: string },
  kinds: readonly Kind[],
  runs: number,
  tell: (line: string) => void,
): Promise<LighthouseResult[]> {
  const found = new Map(kinds.map(({ route }) => [route, { site: [], limit: [] } as Runs]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [route, results] of found) {
      results.site.push(await runLighthouse(site + route));
      results.limit.push(await runLighthouse(limit + route, ['performance']));
      const [own, without] = [results.site, results.limit].map((all) => lcpOf(all.at(-1)));
      tell(`lighthouse ${run}/${runs} ${route}: LCP ${own} ms, without scripts ${without} ms`);
    }
  }
  return kinds.map((kind) => {
    const { site, limit } = found.get(kind.route) ?? { site: [], limit: [] };
    return {
      ...kind,
      site: { ...figuresOf(site), ...categoriesOf(site) },
      limit: figuresOf(limit),
      faults: [...new Set(site.flatMap(faultsOf))],
    };
  });
}

type Runs = { site: Result[]; limit: Result[] };

async function runLighthouse(url: string, onlyCategories?: string[]): Promise<Result> {
  let problem = 'there is no result';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const chrome = await launch({
      chromePath: await browserPath(),
      chromeFlags: ['--headless=new', '--no-sandbox'],
    });
    try {
      const outcome = await lighthouse(url, { port: chrome.port, onlyCategories });
      if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
      problem = outcome?.lhr.runtimeError?.message ?? problem;
    } catch (error) {
      problem = String(error);
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse cannot measure ${url}: ${problem}`);
}

function figuresOf(results: readonly Result[]): Figures {
  return {
    performance: scoreOf(results, 'performance'),
    fcp: auditOf(results, 'first-contentful-paint'),
    lcp: auditOf(results, 'largest-contentful-paint'),
    tbt: auditOf(results, 'total-blocking-time'),
    cls: auditOf(results, 'cumulative-layout-shift'),
    speedIndex: auditOf(results, 'speed-index'),
  };
}

function categoriesOf(results: readonly Result[]): Categories {
  return {
    accessibility: scoreOf(results, 'accessibility'),
    bestPractices: scoreOf(results, 'best-practices'),
    seo: scoreOf(results, 'seo'),
  };
}

function scoreOf(results: readonly Result[], category: string): number {
  return Math.round(
    median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
  );
}

function auditOf(results: readonly Result[], audit: string): number {
  return median(results.map(({ audits }) => numberOf(audits[audit]?.numericValue, audit)));
}

function numberOf(value: number | undefined, audit: string): number {
  if (value !== undefined) return value;
  throw new Error(`Lighthouse has no value for ${audit}`);
}

function lcpOf(result: Result | undefined): number {
  return Math.round(result?.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
}

function faultsOf({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && isFault(audits[id]))
      .map(({ id }) => `${id}: ${audits[id]?.title}${firstDetail(audits[id])}`),
  );
}

/** What an audit found first, as it tells it: enough to know where to look. */
function firstDetail(audit: Result['audits'][string] | undefined): string {
  const details = audit?.details;
  const [first] =
    details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return first ? ` \`${JSON.stringify(first).slice(0, 200)}\`` : '';
}

/** An audit without a score does not apply to the page, unless it broke down. */
function isFault(audit: Result['audits'][string] | undefined): boolean {
  return audit?.scoreDisplayMode === 'error' || (audit?.score ?? 1) < 1;
}
