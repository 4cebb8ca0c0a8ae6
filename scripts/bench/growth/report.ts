import { markdownTable } from '../markdown';
import { times as asTimes, duration, kilobytes, ratio } from '../numbers';
import { targetTable } from '../tables';
import { atMost, type Verdict } from '../targets';
import type { GrowthResult, Listing } from './measure';

/** The part of docs/performance.md that a growth run writes. */
export function growthReport(
  results: readonly GrowthResult[],
  { day, machine }: { day: string; machine: string },
): string {
  return [
    `## When the content grows, measured on ${day}`,
    `${machine}. One build each, from nothing: no share image, no compressed copy and no cache of an earlier build.
The packages, places, water sports, beaches, sights and posts were multiplied, with texts of their own and the
same pictures.`,
    targetTable(judgeGrowth(results)),
    '### Build time',
    buildTable(results),
    '### Listings',
    `The whole page, and for each card: the page divided by its cards / what each further card adds.`,
    listingTable(results),
    '### Scripts',
    'What a page has fetched when it has hydrated.',
    scriptTable(results),
  ].join('\n\n');
}

/** How much the scripts of a page may differ and still be the same, in bytes: headers vary. */
const sameScripts = 500;

/** Holds ten times the content against the targets; nothing when that was not built. */
export function judgeGrowth(results: readonly GrowthResult[]): Verdict[] {
  const [one] = results;
  const ten = results.find(({ times }) => times === 10);
  if (!one || !ten || one.failed || ten.failed) return [];
  const more = ten.scripts.map(({ bytes }, index) => bytes - (one.scripts[index]?.bytes ?? 0));
  const cards = ten.listings.map(({ route, cards, brotliBytes }) => {
    const verdict = atMost(
      `growth × 10, ${route}, brotli for each card`,
      brotliBytes / cards,
      1e3,
      kilobytes,
    );
    return verdict;
  });
  return [
    atMost('growth × 10, build time', ratio(timeOf(ten), timeOf(one)), 3, asTimes),
    {
      ...atMost(
        'growth × 10, scripts',
        Math.max(...more),
        sameScripts,
        (bytes) => `${bytes} bytes more`,
      ),
      target: 'unchanged',
    },
    ...cards,
  ];
}

function timeOf({ steps }: GrowthResult): number {
  return steps.reduce((sum, { time }) => sum + time, 0);
}

function buildTable(results: readonly GrowthResult[]): string {
  const names = results[0]?.steps.map(({ name }) => name) ?? [];
  const row = (name: string, pick: (one: GrowthResult) => string) => [name, ...results.map(pick)];
  return markdownTable(
    ['Step', ...results.map(({ times }) => `× ${times}`)],
    [
      ...names.map((name) => row(`\`${name}\``, (one) => stepTime(one, name))),
      row('**in all**', (one) => (one.failed ? 'failed' : duration(timeOf(one)))),
      row('pages', ({ failed, pages }) => (failed ? '' : String(pages))),
    ],
  );
}

function stepTime({ steps, failed }: GrowthResult, name: string): string {
  const step = steps.find((one) => one.name === name);
  if (!step) return '';
  return failed === name ? `failed after ${duration(step.time)}` : duration(step.time);
}

function listingTable(results: readonly GrowthResult[]): string {
  const [one] = results;
  return markdownTable(
    ['Listing', 'Growth', 'Cards', 'HTML', 'brotli', 'HTML for each card', 'brotli for each card'],
    results.flatMap(({ times, listings }) =>
      listings.map((listing, index) => {
        const { route, cards, bytes, brotliBytes } = listing;
        const base = times === 1 ? undefined : one?.listings[index];
        return [
          route,
          `× ${times}`,
          String(cards),
          kilobytes(bytes),
          kilobytes(brotliBytes),
          perCard(listing, base, (page) => page.bytes),
          perCard(listing, base, (page) => page.brotliBytes),
        ];
      }),
    ),
  );
}

function perCard(
  listing: Listing,
  base: Listing | undefined,
  pick: (listing: Listing) => number,
): string {
  const whole = kilobytes(pick(listing) / listing.cards);
  if (!base) return whole;
  const further = (pick(listing) - pick(base)) / (listing.cards - base.cards);
  return `${whole} / ${kilobytes(further)}`;
}

function scriptTable(results: readonly GrowthResult[]): string {
  const routes = results[0]?.scripts.map(({ route }) => route) ?? [];
  const bytes = ({ scripts }: GrowthResult, route: string) =>
    scripts.find((one) => one.route === route)?.bytes;
  return markdownTable(
    ['Page', ...results.map(({ times }) => `× ${times}`)],
    routes.map((route) => [
      route,
      ...results.map((one) => {
        const found = bytes(one, route);
        return found === undefined ? '' : kilobytes(found);
      }),
    ]),
  );
}
