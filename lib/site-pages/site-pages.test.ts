import { type Item, itemsOf } from '@/lib/content/query/items';
import { sitePage, sitePageOf, sitePages } from './site-pages';

// These tests use the test content, e2e/content.

const [trip] = itemsOf('package').filter(({ slug }) => slug === 'family-2-nights') as [Item];

test('the site has each page once, and a list has the date of its newest item', () => {
  expect(new Set(sitePages.map(({ route }) => route)).size).toBe(sitePages.length);
  expect(sitePage('/blogs').updated).toBe('2026-02-20');
  expect(sitePage('/about').updated).toBe('2026-01-10');
  expect(() => sitePage('/nowhere')).toThrow('/nowhere');
  expect(JSON.stringify(sitePages)).not.toMatch(/\{\w+\}/);
});

test('titles and summaries of items are composed from their fields', () => {
  expect(sitePageOf(trip)).toMatchObject({
    route: '/packages/family-2-nights',
    title: 'Family package, 2 Nights & 3 Days',
    heading: '2 Nights & 3 Days',
    listName: 'Family Packages',
    summary: 'Shallow water on every day. Naps after lunch, in the shade.',
    parent: '/packages',
  });
});
