import { content } from '@/lib/content/store';
import { allRoutes } from '@/lib/routes';
import { limits } from './limits';
import { fullTitle, pageMetadata } from './metadata';
import { shareImage } from './share-image';
import { getSitePages, sitePage } from './site-pages';
import { pageTrail } from './trail';

const pages = getSitePages();
const isDay = /^\d{4}-\d{2}-\d{2}$/;

test('the list has every address of the site, each once', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual(allRoutes(content).sort());
});

test.each([
  ['title', pages.map(({ route, title }) => ({ route, text: fullTitle(title) })), limits.title],
  ['summary', pages.map(({ route, summary }) => ({ route, text: summary })), limits.summary],
])('every %s has a usual length and is no other page’s', (_, texts, { min, max }) => {
  expect(texts.filter(({ text }) => text.length < min || text.length > max)).toEqual([]);
  expect(new Set(texts.map(({ text }) => text.toLowerCase())).size).toBe(texts.length);
});

test('titles say whose they are where there is room, and are never cut', () => {
  expect(fullTitle('Flights to Port Blair')).toBe('Flights to Port Blair | Sea Almond');
  const long = 'A title that leaves too little room for the name of a company';
  expect(fullTitle(long)).toBe(long);
});

test('no pattern is left unfilled', () => {
  expect(JSON.stringify(pages)).not.toMatch(/\{\w+\}/);
});

test('every page above another one is a page, and every trail ends at its page', () => {
  for (const { route, parent } of pages) {
    if (parent) expect(sitePage(parent).route).toBe(parent);
    expect(pageTrail(route).at(-1)?.route).toBe(route);
    expect(pageTrail(route)[0]?.route).toBe('/');
  }
});

test('a list was changed when it or the newest thing on it was', () => {
  for (const list of [
    'packages',
    'topplaces',
    'watersports',
    'sightseeing',
    'cruise',
    'blogs',
  ] as const) {
    const days = pages.flatMap(({ parent, updated }) => (parent === `/${list}` ? [updated] : []));
    expect(days.length).toBeGreaterThan(5);
    expect(sitePage(`/${list}`).updated).toBe([...days, content.pages[list].updated].sort().at(-1));
  }
  for (const { updated } of pages) expect(updated).toMatch(isDay);
});

test('an address that is no page is an error that names it', () => {
  expect(() => sitePage('/nowhere')).toThrow('/nowhere');
});

test('metadata: canonical address, Open Graph with a sized picture, and a large X card', () => {
  const route = '/blogs/five-days-for-a-first-visit';
  const metadata = pageMetadata(sitePage(route));
  expect(metadata).toMatchObject({
    alternates: { canonical: route, types: { 'application/rss+xml': [{ url: '/feed.xml' }] } },
    openGraph: {
      type: 'article',
      locale: 'en_IN',
      siteName: 'Sea Almond',
      url: `https://www.seaalmond.example${route}`,
      images: [{ url: shareImage(route), width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata(sitePage('/about'))).toMatchObject({ openGraph: { type: 'website' } });
  expect(pageMetadata(sitePage('/about')).alternates?.types).toBeUndefined();
});

test('every page has a share image of its own', () => {
  expect(new Set(pages.map(({ route }) => shareImage(route))).size).toBe(pages.length);
  expect(shareImage('/')).toBe('/share/index.jpg');
  expect(shareImage('/packages/island-hopping')).toBe('/share/packages/island-hopping.jpg');
});
