import { parseJson } from '@/lib/text/parse-json';
import { readStored, saveStored, subscribeToStored } from './storage';

/** @returns the routes of the posts that the visitor has read */
export function readSeenPosts(): string[] {
  const stored = parseJson(readStored('read-posts'));
  return Array.isArray(stored) ? stored.filter((route) => typeof route === 'string') : [];
}

export function saveAsRead(route: string): void {
  saveStored('read-posts', JSON.stringify([...new Set([...readSeenPosts(), route])]));
}

/** Calls back when a post may have been read. @returns a function that ends this */
export const subscribeToRead = (listener: () => void) => subscribeToStored('read-posts', listener);
