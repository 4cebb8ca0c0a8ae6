import type { BytesResult, Load } from './bytes';
import type { LighthouseResult } from './lighthouse';
import { judge } from './targets';

const figures = { performance: 100, fcp: 700, lcp: 800, tbt: 0, cls: 0, speedIndex: 700 };
const perfect = { accessibility: 100, bestPractices: 100, seo: 100 };

function measured(route: string, own: Partial<LighthouseResult['site']> = {}): LighthouseResult {
  return {
    name: route,
    route,
    site: { ...figures, ...perfect, ...own },
    limit: figures,
    faults: [],
  };
}

const unmet = (results: Parameters<typeof judge>[0]) =>
  judge(results)
    .filter(({ met }) => !met)
    .map(({ what, value }) => `${what}: ${value}`);

test('a site that is within its targets meets all of them', () => {
  expect(unmet({ lighthouse: [measured('/'), measured('/about')] })).toEqual([]);
});

test.each([
  [{ performance: 98 }, 'Lighthouse performance, any page: 98 (/about)'],
  [{ seo: 99 }, 'Lighthouse SEO, any page: 99 (/about)'],
  [{ fcp: 801 }, 'FCP, any page: 801 ms (/about)'],
  [{ tbt: 51 }, 'TBT, any page: 51 ms (/about)'],
  [{ cls: 0.0004 }, 'CLS, any page: 0.00040 (/about)'],
])('%j on one page is told with the page', (own, line) => {
  expect(unmet({ lighthouse: [measured('/'), measured('/about', own)] })).toEqual([line]);
});

test('the home page is held against itself without scripts', () => {
  expect(unmet({ lighthouse: [measured('/', { lcp: 930 })] })).toEqual([
    'LCP, home, to that without scripts: 1.16 ×',
  ]);
  expect(unmet({ lighthouse: [measured('/about', { lcp: 3000 })] })).toEqual([]);
});

function fetched(route: string, own: Partial<BytesResult> = {}): BytesResult {
  const load = loadOf({});
  const none = { first: load, hydrated: load, read: load, hasCarousel: false, foreign: [] };
  return { name: route, route, ...none, ...own };
}

function loadOf(own: Partial<Load>): Load {
  const none = { requests: 0, bytes: 0, fileBytes: 0 };
  const all = { html: none, css: none, font: none, image: none, script: none, other: none };
  return { ...all, ...own };
}

test('scripts may weigh more on a page with a carousel, and their headers do not count', () => {
  const script = { requests: 9, bytes: 160_000, fileBytes: 150_000 };
  const read = loadOf({ script });
  expect(unmet({ bytes: [fetched('/', { read, hasCarousel: true })] })).toEqual([]);
  expect(unmet({ bytes: [fetched('/about', { read })] })).toEqual([
    'scripts in brotli, page without a carousel: 150.0 KB (/about)',
  ]);
});

test('the first view of the home page has all types together, and no page has a script in it', () => {
  const first = loadOf({
    image: { requests: 12, bytes: 160_000, fileBytes: 158_000 },
    script: { requests: 1, bytes: 100, fileBytes: 90 },
  });
  expect(unmet({ bytes: [fetched('/', { first }), fetched('/about')] })).toEqual([
    'home, first view, bytes: 160.1 KB',
    'home, first view, requests: 13',
    'script files in the first view, any page: 1 (/)',
  ]);
});

test('taps and dialogs are held against their slowest', () => {
  const way = { from: '/', to: '/about', prefetches: 1, fetches: 0, prefetched: 90, limit: 500 };
  expect(
    unmet({
      tap: [
        { ...way, notPrefetched: 600 },
        { ...way, from: '/blogs', notPrefetched: 650 },
      ],
      modal: [
        { name: 'before', scripts: 'held', delay: 51, duration: 300 },
        { name: 'meanwhile', scripts: 'coming', delay: 60, duration: 300 },
        { name: 'after', scripts: 'there', delay: 3, duration: 20 },
      ],
    }),
  ).toEqual([
    'tap to painted page, to that without scripts: 1.30 × (/blogs to /about)',
    'input delay of a modal, before and after the scripts: 51 ms (before)',
    'input delay of a modal, while the scripts come: 60 ms (meanwhile)',
  ]);
});
