import { routeOfPath } from '@/lib/routes/routes';
import { isRead, saveAsRead, subscribeToRead } from './read-posts-store';

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
