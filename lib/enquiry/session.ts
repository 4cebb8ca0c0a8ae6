/**
 * What one tab remembers until it is closed, under a name. Browsers that forbid it (blocked site
 * data, a full disk) remember nothing, and nothing else changes.
 */
const prefix = 'enquiry:';

/** @returns what was remembered last under this name, undefined when there is nothing readable */
export function recall<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value that JSON can hold. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Forbidden or full: the page itself still holds the value.
  }
}

/** Forgets what is remembered under this name. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Forbidden: then there is nothing to forget.
  }
}
