import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { parseSaved } from '@/lib/saved/saved-list';

/** The list when the browser can't store it: it lasts until the page is left. */
let listInMemory: readonly string[] | undefined;

/** Tells the page that the list has changed. */
const savedChange = 'saved';

/** The routes of all saved items, in the order in which they were saved. */
export function readSaved(): readonly string[] {
  return listInMemory ?? parseSaved(readFromBrowser('kept'));
}

/** Stores the list. */
export function writeSaved(list: readonly string[]) {
  listInMemory = saveInBrowser('kept', JSON.stringify(list)) ? undefined : list;
  document.dispatchEvent(new Event(savedChange));
}

/** Whether the browser has refused to store the list. */
export function isStorageBlocked(): boolean {
  return listInMemory !== undefined;
}

/**
 * Calls back after each change of the list: on this page, in another tab, or on other pages while this
 * one was kept whole for Back.
 */
export function onSavedChange(act: () => void) {
  document.addEventListener(savedChange, act);
  addEventListener('storage', act);
  addEventListener('pageshow', act);
}
