import { parseKept } from './kept';

/** The name of the stored list. */
const storageKey = 'kept';

/** The list when the browser can't store it: it lasts until the page is left. */
let unsaved: readonly string[] | undefined;

/** Tells the page that the list has changed; its detail is the list when that could not be stored. */
const changed = 'kept';

/** The addresses of the pages of all kept items, in the order in which they were kept. */
export function readKept(): readonly string[] {
  if (unsaved) return unsaved;
  try {
    return parseKept(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Stores the list. */
export function saveKept(list: readonly string[]) {
  let refused: readonly string[] | undefined;
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Site data is blocked, or the disk is full.
    refused = list;
  }
  document.dispatchEvent(new CustomEvent(changed, { detail: refused }));
}

/** Whether the browser has refused to store the list. */
export function isUnsaved(): boolean {
  return unsaved !== undefined;
}

/**
 * Calls back after each change of the list: on this page, in another tab, or on other pages while this
 * one was kept whole for Back.
 * @returns a function that ends it
 */
export function onKeptChange(act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // Also what another script of the page could not store.
  const onChange = ({ detail }: CustomEventInit) => {
    unsaved = detail ?? undefined;
    act();
  };
  document.addEventListener(changed, onChange, { signal });
  addEventListener('storage', act, { signal });
  addEventListener('pageshow', act, { signal });
  return () => listening.abort();
}
