import { findListBehind } from './back-to-list.client';

test.each([
  ['nothing', [], -1],
  ['the list', ['/', '/blogs'], 1],
  ['the search', ['/blogs', '/search'], 1],
  ['posts, and the list before them', ['/blogs', '/blogs/one', '/blogs/two'], 0],
  ['posts only', ['/blogs/one'], -1],
  ['another page after the list', ['/blogs', '/contact'], -1],
  ['a page that does not tell its address', ['/blogs', ''], -1],
])('behind a post lies %s', (_, paths, index) => {
  expect(findListBehind(paths)).toBe(index);
});
