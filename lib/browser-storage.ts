// If these keys changed, visitors would lose what their browsers have stored.

/** What is stored for later visits: the saved list, the day of arrival, the choices for a trip, the cached pages, the read posts. */
const keys = {
  saved: 'kept',
  arrival: 'arrival',
  offer: 'offer',
  cached: 'copied',
  readPosts: 'read-posts',
};
type StoredName = keyof typeof keys;

/** Before the names of what is stored until the tab is closed: drafts of enquiries. */
const prefixOfTab = 'enquiry:';

/** @returns the text stored under this name; null when none can be read */
export function readFromBrowser(name: StoredName): string | null {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null;
  }
}

/**
 * Stores a text for later visits.
 * @returns whether it is stored: site data may be blocked, the disk full, and some browsers refuse without a word
 */
export function saveInBrowser(name: StoredName, text: string): boolean {
  try {
    localStorage.setItem(keys[name], text);
  } catch {
    return false;
  }
  return readFromBrowser(name) === text;
}

// Values that one tab remembers until it is closed, by name. Where the browser forbids it (blocked site
// data, a full disk), the page alone remembers them.
const inMemory = new Map<string, unknown>();

/** @returns the last value remembered under this name; undefined when none can be read */
export function readFromTab<Value>(name: string): Value | undefined {
  if (inMemory.has(name)) return inMemory.get(name) as Value;
  try {
    return JSON.parse(sessionStorage.getItem(prefixOfTab + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value that JSON can hold; undefined forgets what is remembered. */
export function saveInTab(name: string, value: unknown): void {
  inMemory.delete(name);
  try {
    if (value === undefined) sessionStorage.removeItem(prefixOfTab + name);
    else sessionStorage.setItem(prefixOfTab + name, JSON.stringify(value));
  } catch {
    inMemory.set(name, value);
  }
}

/**
 * Makes the name `localStorage` mean nothing where the browser blocks site data. There the mere name throws, even
 * behind `typeof`, and the client of the mail service, which looks for it as it loads, would not load.
 */
export function hideBlockedStorage(): void {
  try {
    Reflect.get(globalThis, 'localStorage');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
}
