/** @jest-environment jsdom */
import { startNextPost } from './next-post.island';

const post = (route: string) =>
  `<article data-post hidden><a href="${route}"></a><p data-finished hidden></p></article>`;
const shownRoutes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-post]')]
    .filter(({ hidden }) => !hidden)
    .map((card) => card.querySelector('a')?.pathname);
/** Reads a post to its end, where the other posts are listed. */
function read(route: string, ...others: string[]) {
  history.replaceState(null, '', route);
  document.body.innerHTML = others.map(post).join('');
  startNextPost(document.body);
}

test('the next post is the first unread one or, if all are read, the first one', () => {
  read('/blogs/one', '/blogs/two', '/blogs/three');
  expect(shownRoutes()).toEqual(['/blogs/two']);
  // The reader comes back to the page after reading the next post.
  localStorage.setItem('finished-posts', '["/blogs/one","/blogs/two"]');
  dispatchEvent(new Event('pageshow'));
  expect(shownRoutes()).toEqual(['/blogs/three']);
  read('/blogs/three/', '/blogs/one', '/blogs/two');
  expect(shownRoutes()).toEqual(['/blogs/one']);
});
