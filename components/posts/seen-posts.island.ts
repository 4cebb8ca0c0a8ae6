import { createStore } from '@/components/storage/create-store';
import { routeOfPath } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/** The routes of the posts that the visitor has read. */
const seenPosts = createStore('seen-posts', (text) => {
  const routes = parseJson(text);
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [];
});

/** Shows the word "Read" on the cards of posts that were read. */
export function markSeenPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-seen]');
      if (word) word.hidden = !isSeen(card);
    }
  };
  mark();
  seenPosts.subscribe(mark);
}

/**
 * Marks the current post as read, and shows the first other post that is not.
 * @param end the section below the post, which starts when the reader comes near
 */
export function offerNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // This is called when the post is marked, and when Back shows the page after another post was read.
  seenPosts.subscribe(() => {
    const next = posts.find((post) => !isSeen(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  seenPosts.save([...new Set([...seenPosts.read(), routeOfPath(location.pathname)])]);
}

/** Whether the visitor has read the post to which the link of a card leads. */
function isSeen(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && seenPosts.read().includes(link.pathname);
}
