import { readFromBrowser, saveInBrowser, subscribeToBrowser } from '@/components/storage/storage';
import { routeOfPath } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/** The routes of the posts that the visitor has read. */
function readPosts(): string[] {
  const stored = parseJson(readFromBrowser('readPosts'));
  return Array.isArray(stored) ? stored : [];
}

const isRead = (link: HTMLAnchorElement | null) => !!link && readPosts().includes(link.pathname);

/** Shows the word "Read" on the cards of posts that were read. */
export function markReadPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-read]');
      if (word) word.hidden = !isRead(card.querySelector('a'));
    }
  };
  mark();
  subscribeToBrowser('readPosts', mark);
}

/**
 * Marks the current post as read, and shows the first other post that is not.
 * @param end the section below the post, which starts when the reader comes near
 */
export function offerNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  const offer = () => {
    const next = posts.find((post) => !isRead(post.querySelector('a'))) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  };
  // This is called when the post is stored, and when Back shows the page after another post was read.
  subscribeToBrowser('readPosts', offer);
  const route = routeOfPath(location.pathname);
  saveInBrowser('readPosts', JSON.stringify([...new Set([...readPosts(), route])]));
}
