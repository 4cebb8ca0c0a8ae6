import { readFromBrowser, saveInBrowser, subscribeToBrowser } from '@/components/storage/storage';
import { routeOfPath } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/** Shows the word "Read" on the cards of posts that were read. */
export function markReadPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-read]');
      if (word) word.hidden = !isRead(card);
    }
  };
  mark();
  subscribeToRead(mark);
}

/**
 * Marks the current post as read, and shows the first other post that is not.
 * @param end the section below the post, which starts when the reader comes near
 */
export function offerNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // This is called when the post is saved, and when Back shows the page after another post was read.
  subscribeToRead(() => {
    const next = posts.find((post) => !isRead(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  saveAsRead(routeOfPath(location.pathname));
}

/** @returns the routes of the posts that the visitor has read */
function readPosts(): string[] {
  const stored = parseJson(readFromBrowser('readPosts'));
  return Array.isArray(stored) ? stored : [];
}

/** Whether the visitor has read the post to which the link of a card leads. */
function isRead(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && readPosts().includes(link.pathname);
}

/** Marks the post with this route as read. */
function saveAsRead(route: string): void {
  saveInBrowser('readPosts', JSON.stringify([...new Set([...readPosts(), route])]));
}

const subscribeToRead = (listener: () => void) => subscribeToBrowser('readPosts', listener);
