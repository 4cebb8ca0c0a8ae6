import { readPostsStore } from '@/components/storage/storage';

/** Shows the word "Read" on the cards of posts that the visitor has read. */
export function startReadPosts(list: HTMLElement): void {
  const mark = () => {
    for (const card of list.querySelectorAll('article')) {
      const word = card.querySelector<HTMLElement>('[data-read]');
      if (word) word.hidden = !isRead(card);
    }
  };
  mark();
  readPostsStore.subscribe(mark);
}

/** Whether the visitor has read the post of a card. */
export function isRead(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && readPostsStore.read().includes(link.pathname);
}
