import { finishedPostsStore } from '@/components/storage/finished-posts-store';

/** Shows the word "Read" on the cards of posts that the visitor has finished. */
export function startFinishedPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-finished]');
      if (word) word.hidden = !isFinished(card);
    }
  };
  mark();
  finishedPostsStore.subscribe(mark);
}

/** Whether the visitor has read the post of a card to its end. */
export function isFinished(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && finishedPostsStore.read().includes(link.pathname);
}
