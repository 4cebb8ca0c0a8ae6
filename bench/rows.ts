import type { FlowResult, Result } from 'lighthouse';
import { mark, row, table } from './table';

/** The steps of a flow: the load of a page, and what follows. */
type Run = FlowResult.Step[];

/** A page, with its runs and those without scripts. */
export type PageRuns = {
  route: string;
  runs: Run[];
  limit: Run[];
  /** Times in ms; Infinity or undefined as `goBack` returns them. */
  back: (number | undefined)[];
};

type Read = (lhr: Result) => number;

const score = (category: string) => (lhr: Result) => (lhr.categories[category]?.score ?? 0) * 100;
const audit = (name: string) => (lhr: Result) => lhr.audits[name]?.numericValue ?? Number.NaN;
/** Of the page and of its drawings, each of which is a document of its own, in ms. */
const styleAndLayout: Read = ({ audits }) => {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = details && 'items' in details ? (details.items as Work[]) : [];
  return items.find(({ group }) => group === 'styleLayout')?.duration ?? Number.NaN;
};
type Work = { group: string; duration: number };

const firstPaint = audit('first-contentful-paint');

const head = [
  'Page',
  'Performance 100',
  'FCP ≤ 1.02 ×',
  'LCP ≤ 1.02 ×',
  'TBT ≤ +20, home +50',
  'Style and layout',
  'CLS 0',
  'Accessibility 100',
  'Practices 100',
  'SEO 100',
];

/** A line for each page: its medians, and where there are two numbers, those without scripts. */
export function pageTable(pages: readonly PageRuns[]): string {
  const lines = pages.map(({ route, runs, limit }) => {
    const pair = (read: Read, isMet: (own: number, without: number) => boolean) => {
      const own = Math.round(ofLoads(runs, read));
      const without = Math.round(ofLoads(limit, read));
      return mark(`${own} / ${without}`, isMet(own, without));
    };
    const isNear = (own: number, without: number) => Number((own / without).toFixed(2)) <= 1.02;
    const one = (read: Read, wanted: number) => {
      const value = Number(ofLoads(runs, read).toFixed(3));
      return mark(`${value}`, value === wanted);
    };
    return [
      route,
      pair(score('performance'), (own, without) => own === 100 || without < 100),
      pair(firstPaint, isNear),
      pair(audit('largest-contentful-paint'), isNear),
      pair(
        audit('total-blocking-time'),
        (own, without) => own - without <= (route === '/' ? 50 : 20),
      ),
      pair(styleAndLayout, () => true),
      one(audit('cumulative-layout-shift'), 0),
      ...['accessibility', 'best-practices', 'seo'].map((name) => one(score(name), 100)),
    ];
  });
  return table([head, ...lines]);
}

/** A line for each number that only some pages have, with its target. The sizes of scripts are tested (e2e/pages.spec.ts). */
export function targetTable(pages: readonly PageRuns[]): string {
  const home = pages.filter(({ route }) => route === '/');
  return table([
    ['What', 'Target', 'Measured', ''],
    ...home.flatMap(homeRows),
    ...tapRows(pages),
    ...backRows(pages),
  ]);
}

/** What home needs before its scripts, and a link that is followed there, with and without scripts. */
function homeRows({ runs, limit }: PageRuns): string[][] {
  const first = (lhr: Result) => {
    const requests = requestsOf(lhr);
    return requests.slice(
      0,
      requests.findIndex(({ resourceType }) => resourceType === 'Script'),
    );
  };
  const [own = 0, without = 0] = [runs, limit].map((all) =>
    median(all.flatMap(([, step]) => (step ? firstPaint(step.lhr) : []))),
  );
  return [
    row(
      'home, bytes before scripts',
      ofLoads(runs, (lhr) => weigh(first(lhr))),
      160,
      'KB',
    ),
    row(
      'home, requests before scripts',
      ofLoads(runs, (lhr) => first(lhr).length),
      12,
      '',
    ),
    row('following a link, FCP / without scripts', own / without, 1.05, '×'),
  ];
}

function tapRows(pages: readonly PageRuns[]): string[][] {
  const steps = pages.flatMap(({ runs }) => runs.flat());
  const taps = steps.filter(({ lhr }) => lhr.gatherMode === 'timespan');
  return [...new Set(taps.map(({ name }) => name))].map((name) => {
    const own = taps.filter((tap) => tap.name === name);
    const inp = median(own.map(({ lhr }) => audit('interaction-to-next-paint')(lhr)));
    return row(`${name}, INP`, inp, 150, 'ms');
  });
}

function backRows(pages: readonly PageRuns[]): string[][] {
  return pages.flatMap(({ route, back }) => {
    const times = back.filter((time) => time !== undefined);
    const line = row(`Back to ${route}, page painted`, median(times), 100, 'ms');
    if (times.length > 0) return [line];
    return back.length > 0
      ? [[...line.slice(0, 2), 'not measured: needs the whole Chromium', '']]
      : [];
  });
}

/** The median of a number of a page's loads. */
function ofLoads(runs: readonly Run[], read: Read): number {
  return median(runs.flatMap(([load]) => (load ? read(load.lhr) : [])));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The columns of Lighthouse's table of requests that are read here; it has no types for them. */
type Request = { url: string; resourceType: string; transferSize: number };

/** The requests of a step, in their order. */
function requestsOf({ audits }: Result): Request[] {
  const { details } = audits['network-requests'] ?? {};
  const items = details && 'items' in details ? (details.items as Request[]) : [];
  return items.filter(({ url }) => url.startsWith('http'));
}

/** The size in KB of 1,000 bytes, as transferred: compressed, with headers. */
const weigh = (requests: Request[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
