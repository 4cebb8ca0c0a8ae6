import { parseJson } from '@/lib/text/parse-json';
import { readStored, saveStored, subscribeToStored } from './storage';

/** @returns the routes of the posts that the visitor has read */
export function readSeenPosts(): string[] {
  const stored = parseJson(readStored('seen-posts'));
  return Array.isArray(stored) ? stored.filter((route) => typeof route === 'string') : [];
}

export function saveAsSeen(route: string): void {
  saveStored('seen-posts', JSON.stringify([...new Set([...readSeenPosts(), route])]));
}

/** Calls back when a post may have been read. @returns a function that unsubscribes */
export const subscribeToSeen = (listener: () => void) => subscribeToStored('seen-posts', listener);
