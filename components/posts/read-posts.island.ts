import { isRead, subscribeToRead } from './read-posts-store';

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
