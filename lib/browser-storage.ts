/**
 * The names under which browsers store something, with `ofTab` until the tab is closed: drafts of enquiries,
 * which had it first, and the day of arrival. With another name, what visitors have there would be lost.
 */
export const storageKeys = { saved: 'kept', reading: 'reading', ofTab: 'enquiry:' };

// Values that one tab remembers until it is closed, by name. Where the browser forbids it (blocked site
// data, a full disk), the page alone remembers them.
const inMemory = new Map<string, unknown>();

/** @returns the last value remembered under this name; undefined when none can be read */
export function readFromTab<Value>(name: string): Value | undefined {
  if (inMemory.has(name)) return inMemory.get(name) as Value;
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.ofTab + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value that JSON can hold; undefined forgets what is remembered. */
export function saveInTab(name: string, value: unknown): void {
  inMemory.delete(name);
  try {
    if (value === undefined) sessionStorage.removeItem(storageKeys.ofTab + name);
    else sessionStorage.setItem(storageKeys.ofTab + name, JSON.stringify(value));
  } catch {
    inMemory.set(name, value);
  }
}

/** Forgets what is remembered under this name. */
export function removeFromTab(name: string): void {
  saveInTab(name, undefined);
}
