import { finishedPostsStore } from '@/components/storage/finished-posts-store';
import { routeOfPath } from '@/lib/routes/routes';
import { isFinished } from './finished-posts.island';

/**
 * Marks the current post as finished, and offers the first one that is not.
 * @param end the section below the post, whose island starts when the reader gets near
 */
export function startNextPost(end: HTMLElement): void {
  const posts = [...end.querySelectorAll<HTMLElement>('[data-post]')];
  // Called when the post is marked, and when the reader comes back to the page after reading another post.
  finishedPostsStore.subscribe(() => {
    const next = posts.find((post) => !isFinished(post)) ?? posts[0];
    for (const post of posts) post.hidden = post !== next;
  });
  finishedPostsStore.set([...finishedPostsStore.read(), routeOfPath(location.pathname)]);
}
