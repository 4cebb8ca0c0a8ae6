import { type BytesResult, type Load, total, types } from './bytes';
import type { LighthouseResult } from './lighthouse';
import { markdownTable } from './markdown';
import type { ModalResult } from './modal';
import { duration, kilobytes, ratio, times } from './numbers';
import type { TapResult } from './tap';
import { shift, type Verdict } from './targets';

/** The targets beside what was measured. */
export function targetTable(verdicts: readonly Verdict[]): string {
  return markdownTable(
    ['What', 'Target', 'Measured', ''],
    verdicts.map(({ what, target, value, met }) => [
      what,
      target,
      value,
      met ? 'met' : '**not met**',
    ]),
  );
}

/** Lighthouse, page by page: what the site has, and what the same page has without scripts. */
export function lighthouseTables(all: readonly LighthouseResult[]): string {
  const scores = markdownTable(
    ['Page', 'Performance', 'without scripts', 'Accessibility', 'Best practices', 'SEO'],
    all.map(({ name, route, site, limit }) => [
      page(name, route),
      ...[
        site.performance,
        limit.performance,
        site.accessibility,
        site.bestPractices,
        site.seo,
      ].map(String),
    ]),
  );
  const speed = markdownTable(
    ['Page', 'FCP', 'LCP', 'Speed Index', 'TBT', 'CLS'],
    all.map(({ name, route, site, limit }) => [
      page(name, route),
      ...(['fcp', 'lcp', 'speedIndex'] as const).map(
        (key) =>
          `${duration(site[key])} / ${duration(limit[key])} = ${times(ratio(site[key], limit[key]))}`,
      ),
      `${duration(site.tbt)} / ${duration(limit.tbt)}`,
      `${shift(site.cls)} / ${shift(limit.cls)}`,
    ]),
  );
  const faults = all.flatMap(({ route, faults }) => faults.map((fault) => `- ${route}: ${fault}`));
  const told =
    faults.length > 0 ? `What cost points in the other three:\n\n${faults.join('\n')}` : '';
  return [scores, 'Each time: the site / without scripts = how many times as much.', speed, told]
    .filter(Boolean)
    .join('\n\n');
}

/** What each page fetches: in the first view, after hydration, and read to its end. */
export function bytesTable(all: readonly BytesResult[]): string {
  const loads = all.flatMap((one) => [
    loadRow(page(one.name, one.route), 'first view', one.first),
    loadRow('', 'hydrated', one.hydrated),
    loadRow('', one.hasCarousel ? 'read to the end (carousel)' : 'read to the end', one.read),
  ]);
  return markdownTable(['Page', 'When', 'All', ...types], loads);
}

function loadRow(name: string, when: string, load: Load): string[] {
  return [name, when, ...[total(load), ...types.map((type) => load[type])].map(amount)];
}

function amount({ requests, bytes }: { requests: number; bytes: number }): string {
  return requests === 0 ? '–' : `${kilobytes(bytes)} in ${requests}`;
}

/** From a tap to the painted next page. */
export function tapTable(all: readonly TapResult[]): string {
  return markdownTable(
    [
      'Way',
      'Prefetched',
      'Not prefetched',
      'Without scripts',
      'Ratio',
      'Requests of the intent',
      'after the tap',
    ],
    all.map(({ from, to, prefetched, notPrefetched, limit, prefetches, fetches }) => [
      `${from} to ${to}`,
      duration(prefetched),
      duration(notPrefetched),
      duration(limit),
      times(ratio(notPrefetched, limit)),
      String(prefetches),
      String(fetches),
    ]),
  );
}

/** How long a tap waits, and until its frame is painted. */
export function modalTable(all: readonly ModalResult[]): string {
  return markdownTable(
    ['What is opened', 'Input delay', 'Until painted'],
    all.map((one) => [one.name, duration(one.delay), duration(one.duration)]),
  );
}

function page(name: string, route: string): string {
  return `${name} (${route})`;
}
