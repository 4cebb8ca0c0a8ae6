import type { Draft } from '@/lib/enquiry/enquiry-state';

/** The names of the stored texts: saved items, the day of arrival, the choice for trips, and the posts that were read. */
export type StoredName = 'saved' | 'day' | 'choice' | 'seen-posts';

/** The start of the keys in session storage. */
const draftPrefix = 'enquiry:';

/** Texts that the browser has refused to store. They are lost when the visitor leaves the page. */
const refused = new Map<StoredName, string>();

/** @returns the text stored under this name; null if there is none */
export function readStored(name: StoredName): string | null {
  const text = refused.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, and calls the listeners of its name. */
export function saveStored(name: StoredName, text: string): void {
  refused.delete(name);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Site data may be blocked, or the disk full.
  }
  // Some browsers refuse without an error.
  if (readStored(name) !== text) refused.set(name, text);
  dispatchEvent(new Event(`stored:${name}`));
}

/** Whether the browser has refused to store the last text of this name. */
export function isRefused(name: StoredName): boolean {
  return refused.has(name);
}

/**
 * Calls back when a stored text may have changed: on this page, in another tab, or on another page while this one
 * was in the browser's cache for Back.
 * @returns a function that unsubscribes
 */
export function subscribeToStored(name: StoredName, listener: () => void): () => void {
  const events = [`stored:${name}`, 'storage', 'pageshow'];
  const onEvent = (event: Event) => {
    // An event without a key means that the whole storage was cleared.
    const key = event instanceof StorageEvent ? event.key : null;
    if (key !== null && key !== name) return;
    // What another tab has stored since is newer than a text that was refused here.
    if (event.type === 'storage') refused.delete(name);
    listener();
  };
  for (const event of events) addEventListener(event, onEvent);
  return () => {
    for (const event of events) removeEventListener(event, onEvent);
  };
}

/**
 * Stores the draft of a form until the tab is closed, so that a reload, Back or a crash does not lose it. If it has no
 * values, it is removed. If the browser refuses, the fields still hold what was typed; only a reload loses it.
 */
export function saveDraft(form: string, draft: Draft): void {
  const isEmpty = Object.keys(draft.values).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(draftPrefix + form);
    else sessionStorage.setItem(draftPrefix + form, JSON.stringify(draft));
  } catch {
    // Site data may be blocked, or the storage full.
  }
}

/** @returns the stored draft of a form; undefined if there is none, or if it is invalid */
export function readDraft(form: string): Draft | undefined {
  try {
    const { values, mayHaveArrived, arrivedText }: Draft = JSON.parse(
      sessionStorage.getItem(draftPrefix + form) ?? '',
    );
    const texts = values instanceof Object && !Array.isArray(values) ? Object.values(values) : [];
    const isDraft = texts.length > 0 && texts.every((text) => typeof text === 'string');
    return isDraft ? { values, mayHaveArrived, arrivedText } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab has a draft of any form. */
export function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}

/**
 * Makes `localStorage` undefined where the browser blocks site data. There any use of the name throws, even behind
 * `typeof`, so the client of the mail service, which reads it when it loads, would not load.
 */
export function stubBlockedLocalStorage(): void {
  try {
    Reflect.get(globalThis, 'localStorage');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
}
