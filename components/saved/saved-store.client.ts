import { storageKeys } from '@/lib/browser-storage';
import { parseSaved } from '@/lib/saved/saved-list';

/** The list when the browser can't store it: it lasts until the page is left. */
let listInMemory: readonly string[] | undefined;

/** Tells the page that the list has changed. */
const savedChange = 'saved';

/** The routes of all saved items, in the order in which they were saved. */
export function readSaved(): readonly string[] {
  if (listInMemory) return listInMemory;
  try {
    return parseSaved(localStorage.getItem(storageKeys.saved));
  } catch {
    return [];
  }
}

/** Stores the list. */
export function writeSaved(list: readonly string[]) {
  const text = JSON.stringify(list);
  listInMemory = list;
  try {
    localStorage.setItem(storageKeys.saved, text);
    // Some browsers refuse without a word.
    if (localStorage.getItem(storageKeys.saved) === text) listInMemory = undefined;
  } catch {
    // Site data is blocked, or the disk is full.
  }
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
