import { readPostsStore } from '@/components/storage/storage';
import { routeOfPath } from '@/lib/routes/routes';
import { isRead } from './read-posts.island';

/**
 * Marks the current post as read, and offers the first unread one.
 * @param end the section below the post, whose island starts when the reader gets near
 */
export function startNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // Called when the post is marked, and when the reader comes back to the page after reading another post.
  readPostsStore.subscribe(() => {
    const next = posts.find((post) => !isRead(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  readPostsStore.set([...readPostsStore.read(), routeOfPath(location.pathname)]);
}
