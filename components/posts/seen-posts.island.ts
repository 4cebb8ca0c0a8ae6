import { readSeenPosts, saveAsSeen, subscribeToSeen } from '@/components/storage/seen-posts-store';
import { routeOfPath } from '@/lib/routes/routes';

/** Shows the word "Read" on the cards of posts that were read. */
export function markSeenPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-seen]');
      if (word) word.hidden = !isSeen(card);
    }
  };
  mark();
  subscribeToSeen(mark);
}

/**
 * Marks the current post as read, and shows the first other post that is not.
 * @param end the section below the post, which starts when the reader comes near
 */
export function offerNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // This is called when the post is marked, and when Back shows the page after another post was read.
  subscribeToSeen(() => {
    const next = posts.find((post) => !isSeen(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  saveAsSeen(routeOfPath(location.pathname));
}

/** Whether the visitor has read the post to which the link of a card leads. */
function isSeen(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && readSeenPosts().includes(link.pathname);
}
