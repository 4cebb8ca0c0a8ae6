import { createStore } from '@/components/storage/create-store';
import { routeOfPath } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/** The routes of the posts that the visitor has read. */
const finishedPosts = createStore('finished-posts', (text) => {
  const routes = parseJson(text);
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [];
});

/** Shows the word "Read" on the cards of posts that the visitor has read. */
export function markFinishedPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-finished]');
      if (word) word.hidden = !isFinished(card);
    }
  };
  mark();
  finishedPosts.subscribe(mark);
}

/**
 * Marks the current post as read, and offers the first unread one.
 * @param end the section below the post, whose island starts when the reader gets near
 */
export function offerNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // Called when the post is marked, and when the reader comes back to the page after reading another post.
  finishedPosts.subscribe(() => {
    const next = posts.find((post) => !isFinished(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  finishedPosts.set([...new Set([...finishedPosts.read(), routeOfPath(location.pathname)])]);
}

/** Whether the visitor has read the post of a card. */
function isFinished(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && finishedPosts.read().includes(link.pathname);
}
