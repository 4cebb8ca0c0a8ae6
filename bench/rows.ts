import type { FlowResult, Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { mark, row, table } from './table';

/** A page and its runs: the steps of each are the load, and then the taps. */
export type PageRuns = { route: string; hasCarousel: boolean; runs: FlowResult.Step[][] };

const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const audits = {
  'first-contentful-paint': 800,
  'largest-contentful-paint': 1000,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0,
};

/** A line for each page: Lighthouse's scores, and times in ms. The targets are in the table head. */
export function pageTable(pages: readonly PageRuns[]): string {
  const head = 'Page,Performance ≥ 99,Accessibility 100,Practices 100,SEO 100';
  const lines = pages.map(({ route, runs }) => {
    const lhr = medianLoad(runs);
    const points = Object.entries(scores).map(([name, least]) => {
      const score = Math.round((lhr.categories[name]?.score ?? 0) * 100);
      return mark(`${score}`, score >= least);
    });
    const times = Object.entries(audits).map(([name, most]) => {
      const value = Number(numberOf(lhr, name).toFixed(most === 0 ? 3 : 0));
      return mark(`${value}`, value <= most);
    });
    return [route, ...points, ...times];
  });
  return table([`${head},FCP ≤ 800,LCP ≤ 1000,TBT ≤ 50,CLS 0`.split(','), ...lines]);
}

/**
 * A line for each number that only some pages have, with its target.
 * @param limit home without scripts, whose link is followed; without runs when home is not measured
 */
export function targetTable(pages: readonly PageRuns[], limit: PageRuns): string {
  const loads = pages.map((page) => ({ ...page, requests: requestsOf(medianLoad(page.runs)) }));
  const foreign = loads.map(({ requests }) => requests.filter(isForeign).length);
  const scripts = [false, true].flatMap((has) => {
    const own = loads.filter(({ hasCarousel }) => hasCarousel === has);
    const sizes = own.map(({ requests }) => weigh(requests.filter(isScript)));
    const what = `scripts, page ${has ? 'with' : 'without'} carousel`;
    return own.length > 0 ? [row(what, Math.max(...sizes), has ? 160 : 131, 'KB')] : [];
  });
  const home = loads
    .filter(({ route }) => route === '/')
    .flatMap(({ runs, requests }) => {
      const [lcp = 0, without = 0] = [runs, limit.runs].map((own) =>
        numberOf(medianLoad(own), 'largest-contentful-paint'),
      );
      const first = requests.slice(0, requests.findIndex(isScript));
      return [
        row('home, LCP / without scripts', lcp / without, 1.15, '×'),
        row('home, bytes before scripts', weigh(first), 160, 'KB'),
        row('home, requests before scripts', first.length, 12, ''),
      ];
    });
  const others = row('requests to other hosts', Math.max(...foreign), 0, '');
  const lines = [...home, ...scripts, others, ...tapRows(pages, limit)];
  return table([['What', 'Target', 'Measured', ''], ...lines]);
}

/** Lighthouse finds the median run only for loads; for taps each number has its own median. */
function tapRows(pages: readonly PageRuns[], limit: PageRuns): string[][] {
  const taps = pages.flatMap(({ runs }) => runs.flatMap(([, ...steps]) => steps));
  const full = limit.runs.map(([, step]) => step && numberOf(step.lhr, 'first-contentful-paint'));
  return [...new Set(taps.map(({ name }) => name))].flatMap((name) => {
    const own = taps.filter((tap) => tap.name === name).map(({ lhr }) => lhr);
    const inp = median(own.map((lhr) => numberOf(lhr, 'interaction-to-next-paint')));
    const lines = [row(`${name}, INP`, inp, 200, 'ms')];
    if (!name.includes('link')) return lines;
    const painted = median(own.map(paintedAfter));
    lines.push(row(`${name}, page painted`, painted, 100, 'ms'));
    return [...lines, row('… / full load without scripts', painted / median(full), 1.2, '×')];
  });
}

function medianLoad(runs: PageRuns['runs']): Result {
  return computeMedianRun(runs.flatMap(([load]) => load?.lhr ?? []));
}

function median(values: readonly (number | undefined)[]): number {
  return values.toSorted((a = 0, b = 0) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function numberOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN;
}

/** The columns of an audit's table that are read here; Lighthouse has no types for them. */
type Line = {
  url: string;
  resourceType: string;
  transferSize: number;
  name: string;
  duration: number;
};

function linesOf({ audits }: Result, audit: string): Line[] {
  const { details } = audits[audit] ?? {};
  return details && 'items' in details ? (details.items as Line[]) : [];
}

/** The duration of the user timing that a tap records. */
function paintedAfter(lhr: Result): number {
  return (
    linesOf(lhr, 'user-timings').find(({ name }) => name === 'painted')?.duration ?? Number.NaN
  );
}

/** The requests of a page, in their order. */
function requestsOf(lhr: Result): Line[] {
  return linesOf(lhr, 'network-requests').filter(({ url }) => url.startsWith('http'));
}

const isScript = ({ resourceType }: Line) => resourceType === 'Script';
const isForeign = ({ url }: Line) => new URL(url).hostname !== 'localhost';

/** The size in KB of 1,000 bytes, as transferred: compressed, with headers. */
const weigh = (requests: Line[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
