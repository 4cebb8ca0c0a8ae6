import { sitePage, sitePages } from './site-pages';

// These tests use the test content, e2e/content.

test('the site has each page once, and a list has the date of its newest item', () => {
  expect(new Set(sitePages.map(({ route }) => route)).size).toBe(sitePages.length);
  expect(sitePage('/blogs').updated).toBe('2026-02-20');
  expect(sitePage('/about').updated).toBe('2026-01-10');
  expect(() => sitePage('/nowhere')).toThrow('/nowhere');
  expect(JSON.stringify(sitePages)).not.toMatch(/\{\w+\}/);
});
