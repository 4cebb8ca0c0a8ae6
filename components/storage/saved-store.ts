import { parseSaved, toggleItem } from '@/lib/saved/saved-list';
import { readStored, saveStored, subscribeToStored } from './storage';

/** The last stored text and its list. React needs the same array for the same text. */
let lastRead: { text: string | null; list: readonly string[] } = { text: null, list: [] };

/** @returns the routes of all saved items, in the order in which they were saved */
export function readSaved(): readonly string[] {
  const text = readStored('saved');
  if (text !== lastRead.text) lastRead = { text, list: parseSaved(text) };
  return lastRead.list;
}

export function toggleSaved(route: string): void {
  saveStored('saved', JSON.stringify(toggleItem(readSaved(), route)));
}

/** Calls back when the list may have changed. @returns a function that unsubscribes */
export const subscribeToSaved = (listener: () => void) => subscribeToStored('saved', listener);
