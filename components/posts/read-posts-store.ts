import { readFromBrowser, saveInBrowser, subscribeToBrowser } from '@/components/storage/storage';
import { parseJson } from '@/lib/text/parse-json';

/** @returns the routes of the posts that the visitor has read */
function readPosts(): string[] {
  const stored = parseJson(readFromBrowser('readPosts'));
  return Array.isArray(stored) ? stored : [];
}

/** Whether the visitor has read the post to which the link of a card leads. */
export function isRead(card: HTMLElement): boolean {
  const link = card.querySelector('a');
  return link !== null && readPosts().includes(link.pathname);
}

/** Marks the post with this route as read. */
export function saveAsRead(route: string): void {
  saveInBrowser('readPosts', JSON.stringify([...new Set([...readPosts(), route])]));
}

export const subscribeToRead = (listener: () => void) => subscribeToBrowser('readPosts', listener);
