import { storageKeys } from '@/lib/browser-storage';
import { parseSaved } from '@/lib/saved/saved-list';

/** The list when the browser can't store it: it lasts until the page is left. */
let unsaved: readonly string[] | undefined;

/** Tells the page that the list has changed. */
const changed = 'saved';

/** The addresses of the pages of all saved items, in the order in which they were saved. */
export function readSaved(): readonly string[] {
  if (unsaved) return unsaved;
  try {
    return parseSaved(localStorage.getItem(storageKeys.saved));
  } catch {
    return [];
  }
}

/** Stores the list. */
export function writeSaved(list: readonly string[]) {
  const text = JSON.stringify(list);
  unsaved = list;
  try {
    localStorage.setItem(storageKeys.saved, text);
    // Some browsers refuse without a word.
    if (localStorage.getItem(storageKeys.saved) === text) unsaved = undefined;
  } catch {
    // Site data is blocked, or the disk is full.
  }
  document.dispatchEvent(new Event(changed));
}

/** Whether the browser has refused to store the list. */
export function isUnsaved(): boolean {
  return unsaved !== undefined;
}

/**
 * Calls back after each change of the list: on this page, in another tab, or on other pages while this
 * one was kept whole for Back.
 */
export function onSavedChange(act: () => void) {
  document.addEventListener(changed, act);
  addEventListener('storage', act);
  addEventListener('pageshow', act);
}
