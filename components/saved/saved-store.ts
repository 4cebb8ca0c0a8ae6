import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { parseSaved, toggleItem } from '@/lib/saved-list';

/** The list, when the browser refuses to store it. It is then forgotten with the page. */
let listInMemory: readonly string[] | undefined;

/** The stored text that was read last, and its list: React needs the same list for the same text. */
let lastRead: { text: string | null; list: readonly string[] } = { text: null, list: [] };

const change = 'savedchange';

/** @returns the routes of all saved items, in the order in which they were saved */
export function readSaved(): readonly string[] {
  if (listInMemory) return listInMemory;
  const text = readFromBrowser('saved');
  if (text !== lastRead.text) lastRead = { text, list: parseSaved(text) };
  return lastRead.list;
}

/** Puts an item on the list, or takes it off. */
export function toggleSaved(route: string): void {
  const list = toggleItem(readSaved(), route);
  listInMemory = saveInBrowser('saved', JSON.stringify(list)) ? undefined : list;
  dispatchEvent(new Event(change));
}

/** Whether the browser has refused to store the list. */
export function isStorageBlocked(): boolean {
  return listInMemory !== undefined;
}

/**
 * Calls back when the list may have changed: on this page, in another tab, or on another page while this one was in
 * the browser's cache for Back.
 * @returns a function that ends this
 */
export function subscribeToSaved(listener: () => void): () => void {
  const signs = [change, 'storage', 'pageshow'];
  for (const sign of signs) addEventListener(sign, listener);
  return () => {
    for (const sign of signs) removeEventListener(sign, listener);
  };
}
