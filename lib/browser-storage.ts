/**
 * The keys in local storage. "kept" is older than its name: with another key, visitors would lose what their browsers
 * have stored.
 */
const keys = {
  saved: 'kept',
  arrival: 'arrival',
  choice: 'choice',
  readPosts: 'read-posts',
};
type StoredName = keyof typeof keys;

/** Key prefix for session storage (enquiry drafts). */
const tabPrefix = 'enquiry:';

/** The texts that the browser has refused to store. They are lost when the visitor leaves the page. */
const refused = new Map<StoredName, string>();

/** @returns the text stored under this name; null if there is none */
export function readFromBrowser(name: StoredName): string | null {
  const text = refused.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null;
  }
}

/** Stores a text for later visits and calls the listeners of its name. */
export function saveInBrowser(name: StoredName, text: string): void {
  refused.delete(name);
  try {
    localStorage.setItem(keys[name], text);
  } catch {
    // Site data may be blocked, or the disk full.
  }
  // Some browsers refuse without an error.
  if (readFromBrowser(name) !== text) refused.set(name, text);
  dispatchEvent(new Event(`stored:${name}`));
}

/** Whether the browser has refused to store the last text of this name. */
export function isRefused(name: StoredName): boolean {
  return refused.has(name);
}

/**
 * Calls back when a stored text may have changed: on this page, in another tab, or on another page while this one
 * was in the browser's cache for Back.
 * @returns a function that ends this
 */
export function subscribeToBrowser(name: StoredName, listener: () => void): () => void {
  const events = [`stored:${name}`, 'storage', 'pageshow'];
  const onEvent = (event: Event) => {
    // Without a key, everything has been removed.
    const key = event instanceof StorageEvent ? event.key : null;
    if (key === null || key === keys[name]) listener();
  };
  for (const event of events) addEventListener(event, onEvent);
  return () => {
    for (const event of events) removeEventListener(event, onEvent);
  };
}

/** @returns the value stored in this tab under this name; undefined if there is none */
export function readFromTab<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(tabPrefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value that JSON can hold until the tab is closed; undefined removes it. */
export function saveInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(tabPrefix + name);
    else sessionStorage.setItem(tabPrefix + name, JSON.stringify(value));
  } catch {
    // The fields still hold what was typed; only a reload loses it.
  }
}

/**
 * Makes `localStorage` undefined where the browser blocks site data. There any use of the name throws, even behind
 * `typeof`, so the client of the mail service, which reads it when it loads, would not load.
 */
export function hideBlockedStorage(): void {
  try {
    Reflect.get(globalThis, 'localStorage');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
}
