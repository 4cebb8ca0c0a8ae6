import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { parseSaved, toggleItem } from '@/lib/saved-list';

/** The list when the browser can't store it: it lasts until the page is left. */
let listInMemory: readonly string[] | undefined;

/** The list as it was read last, with its text: the same text is the same list. */
let lastRead: { text: string | null; list: readonly string[] } = { text: null, list: [] };

/** Tells this page that the list has changed. */
const savedChange = 'savedchange';

/** The routes of all saved items, in the order in which they were saved. The same list is the same object. */
export function readSaved(): readonly string[] {
  if (listInMemory) return listInMemory;
  const text = readFromBrowser('kept');
  if (text !== lastRead.text) lastRead = { text, list: parseSaved(text) };
  return lastRead.list;
}

/** Puts an item on the list, or takes it off. */
export function toggleSaved(route: string): void {
  const list = toggleItem(readSaved(), route);
  listInMemory = saveInBrowser('kept', JSON.stringify(list)) ? undefined : list;
  document.dispatchEvent(new Event(savedChange));
}

/** Whether the browser has refused to store the list. */
export function isStorageBlocked(): boolean {
  return listInMemory !== undefined;
}

/**
 * Calls back after each change of the list: on this page, in another tab, or on other pages while this one
 * was in the browser's cache for Back.
 * @returns a function that ends this
 */
export function onSavedChange(act: () => void): () => void {
  document.addEventListener(savedChange, act);
  addEventListener('storage', act);
  addEventListener('pageshow', act);
  return () => {
    document.removeEventListener(savedChange, act);
    removeEventListener('storage', act);
    removeEventListener('pageshow', act);
  };
}
