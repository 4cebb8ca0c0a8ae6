import { type BytesResult, total } from './bytes';
import type { LighthouseResult } from './lighthouse';
import type { ModalResult } from './modal';
import { duration, kilobytes, ratio, times } from './numbers';
import type { TapResult } from './tap';

/** What was measured; what was not is left out. */
export type Results = {
  lighthouse?: LighthouseResult[];
  bytes?: BytesResult[];
  tap?: TapResult[];
  modal?: ModalResult[];
};

export type Verdict = { what: string; target: string; value: string; met: boolean };

/** Holds what was measured against the targets; what was not measured has no line. */
export function judge({ lighthouse, bytes, tap, modal }: Results): Verdict[] {
  return [
    ...(lighthouse ? judgeLighthouse(lighthouse) : []),
    ...(bytes ? judgeBytes(bytes) : []),
    ...(tap ? judgeTap(tap) : []),
    ...(modal ? judgeModal(modal) : []),
  ];
}

function judgeLighthouse(all: LighthouseResult[]): Verdict[] {
  const home = all.find(({ route }) => route === '/');
  return [
    lowest(all, 'Lighthouse performance, any page', 99, ({ site }) => site.performance),
    lowest(all, 'Lighthouse accessibility, any page', 100, ({ site }) => site.accessibility),
    lowest(all, 'Lighthouse best practices, any page', 100, ({ site }) => site.bestPractices),
    lowest(all, 'Lighthouse SEO, any page', 100, ({ site }) => site.seo),
    ...(home ? judgeHome(home) : []),
    highest(all, 'FCP, any page', { most: 800, show: duration }, ({ site }) => site.fcp),
    highest(all, 'TBT, any page', { most: 50, show: duration }, ({ site }) => site.tbt),
    highest(all, 'CLS, any page', { most: 0, show: shift }, ({ site }) => site.cls),
  ];
}

function judgeHome({ site, limit }: LighthouseResult): Verdict[] {
  return [
    atMost('LCP, home, to that without scripts', ratio(site.lcp, limit.lcp), 1.15, times),
    atMost('LCP, home', site.lcp, 1000, duration),
  ];
}

function judgeBytes(all: BytesResult[]): Verdict[] {
  const home = all.find(({ route }) => route === '/');
  const [carousels, others] = [true, false].map((has) =>
    all.filter(({ hasCarousel }) => hasCarousel === has),
  );
  const scripts = ({ read }: BytesResult) => read.script.fileBytes;
  const count = String;
  return [
    ...(home
      ? [
          atMost('home, first view, bytes', total(home.first).bytes, 160e3, kilobytes),
          atMost('home, first view, requests', total(home.first).requests, 12, count),
        ]
      : []),
    highest(
      all,
      'script files in the first view, any page',
      { most: 0, show: count },
      ({ first }) => first.script.requests,
    ),
    ...(others?.length
      ? [
          highest(
            others,
            'scripts in brotli, page without a carousel',
            { most: 125e3, show: kilobytes },
            scripts,
          ),
        ]
      : []),
    ...(carousels?.length
      ? [
          highest(
            carousels,
            'scripts in brotli, page with a carousel',
            { most: 155e3, show: kilobytes },
            scripts,
          ),
        ]
      : []),
    highest(
      all,
      'requests to other hosts, any page',
      { most: 0, show: count },
      (one) => one.foreign.length,
    ),
  ];
}

function judgeTap(all: TapResult[]): Verdict[] {
  const named = all.map((one) => ({ ...one, route: `${one.from} to ${one.to}` }));
  return [
    highest(
      named,
      'tap to painted page, prefetched',
      { most: 100, show: duration },
      (one) => one.prefetched,
    ),
    highest(
      named,
      'tap to painted page, to that without scripts',
      { most: 1.2, show: times },
      (one) => ratio(one.notPrefetched, one.limit),
    ),
  ];
}

function judgeModal(all: ModalResult[]): Verdict[] {
  const named = all.map((one) => ({ ...one, route: one.name }));
  const most = { most: 50, show: duration };
  // The target names before and after; while they come is the worst that a visitor can meet.
  return [
    { what: 'input delay of a modal, before and after the scripts', isComing: false },
    { what: 'input delay of a modal, while the scripts come', isComing: true },
  ].flatMap(({ what, isComing }) => {
    const own = named.filter(({ scripts }) => (scripts === 'coming') === isComing);
    return own.length > 0 ? [highest(own, what, most, ({ delay }) => delay)] : [];
  });
}

type Place = { route: string };
type Most = { most: number; show: (value: number) => string };

/** What is farthest from the target, and where. */
function highest<T extends Place>(
  all: readonly T[],
  what: string,
  { most, show }: Most,
  measure: (one: T) => number,
): Verdict {
  const worst = extreme(all, measure);
  const verdict = atMost(what, measure(worst), most, show);
  return { ...verdict, value: `${verdict.value} (${worst.route})` };
}

function lowest<T extends Place>(
  all: readonly T[],
  what: string,
  least: number,
  measure: (one: T) => number,
): Verdict {
  const worst = extreme(all, (one) => -measure(one));
  const value = measure(worst);
  return {
    what,
    target: least === 100 ? '100' : `≥ ${least}`,
    value: `${value} (${worst.route})`,
    met: value >= least,
  };
}

function extreme<T>(all: readonly T[], measure: (one: T) => number): T {
  return all.reduce((worst, one) => (measure(one) > measure(worst) ? one : worst));
}

/** A value that should be no higher than another. */
export function atMost(
  what: string,
  value: number,
  most: number,
  show: (value: number) => string,
): Verdict {
  return {
    what,
    target: most === 0 ? '0' : `≤ ${show(most)}`,
    value: show(value),
    met: value <= most,
  };
}

/** A layout shift, which has no unit. */
export function shift(value: number): string {
  return value === 0 ? '0' : value.toPrecision(2);
}
