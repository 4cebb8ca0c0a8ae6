/** The names of stored texts: saved items, the day of arrival, the choice for trips, and posts that were read. */
type StoredName = 'saved' | 'day' | 'choice' | 'finished-posts';

/** Texts that the browser refuses to store. They are lost when the visitor leaves the page. */
const refused = new Map<StoredName, string>();

/** @returns undefined if the browser blocks site data */
export function findStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** @returns the text stored under this name; null if there is none */
export function readStored(name: StoredName): string | null {
  const text = refused.get(name);
  return text ?? findStorage('localStorage')?.getItem(name) ?? null;
}

/** Stores a text, and calls the listeners of its name. */
export function storeText(name: StoredName, text: string): void {
  refused.delete(name);
  try {
    findStorage('localStorage')?.setItem(name, text);
  } catch {
    // The quota may be used up.
  }
  // Some browsers refuse without an error.
  if (readStored(name) !== text) refused.set(name, text);
  dispatchEvent(new Event(`stored:${name}`));
}

/** Whether a form has a draft in this tab (draft-store.ts), the only thing that is stored for a tab. */
export const hasDraft = (): boolean =>
  Object.values(findStorage('sessionStorage') ?? {}).some(Boolean);

/** Whether the browser has refused to store the last text of this name. */
export function hasFailedToStore(name: StoredName): boolean {
  return refused.has(name);
}

/**
 * Calls back when a stored text may have changed: on this page, in another tab, or on another page while this one was
 * in the back/forward cache.
 * @returns a function that unsubscribes
 */
export function subscribeToStored(name: StoredName, listener: () => void): () => void {
  const events = [`stored:${name}`, 'storage', 'pageshow'];
  const onEvent = (event: Event) => {
    // `pageshow` also follows the page's first load.
    if ('persisted' in event && !event.persisted) return;
    // An event without a key means that all storage was cleared.
    const key = event instanceof StorageEvent ? event.key : null;
    if (key !== null && key !== name) return;
    // A text stored by another tab is newer than one that was refused here.
    if (event.type === 'storage') refused.delete(name);
    listener();
  };
  for (const event of events) addEventListener(event, onEvent);
  return () => {
    for (const event of events) removeEventListener(event, onEvent);
  };
}

/** A value that the browser stores for all tabs and later visits. */
export type Store<Value> = ReturnType<typeof makeStore<Value>>;

/**
 * Makes a store: a value that the browser keeps as text.
 * @param parse makes the value from the stored text, which visitors can edit; null if nothing is stored
 * @param format makes the text to store; if it is empty, islands with `stored:` don't start (island.tsx)
 */
export function makeStore<Value>(
  name: StoredName,
  parse: (text: string | null) => Value,
  format: (value: Value) => string = JSON.stringify,
) {
  return {
    name,
    parse,
    read: () => parse(readStored(name)),
    set: (value: Value) => storeText(name, format(value)),
    /** Calls back when the value may have changed. @returns a function that unsubscribes */
    subscribe: (listener: () => void) => subscribeToStored(name, listener),
  };
}

/**
 * Makes `localStorage` undefined where the browser blocks site data. Otherwise @emailjs/browser would not load, because
 * it reads `localStorage`, and even `typeof localStorage` throws there.
 */
export function stubBlockedLocalStorage(): void {
  if (!findStorage('localStorage'))
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
