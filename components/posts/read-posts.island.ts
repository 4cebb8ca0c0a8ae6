import { readSeenPosts, saveAsRead, subscribeToRead } from '@/components/storage/read-posts-store';
import { routeOfPath } from '@/lib/routes/routes';

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

/** Whether the visitor has read the post to which the link of a card leads. */
function isRead(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && readSeenPosts().includes(link.pathname);
}
