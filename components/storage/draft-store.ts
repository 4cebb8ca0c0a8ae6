import type { Draft } from '@/lib/enquiry/enquiry-state';
import { parseJson } from '@/lib/text/parse-json';

/** The prefix of keys in session storage. */
const prefix = 'enquiry:';

/** @returns undefined where the browser blocks site data */
function findStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * The draft of a form, which survives a reload, Back or a crash, until the tab is closed. If the browser refuses to
 * store it, it is lost when the visitor leaves the page.
 */
export function makeDraftStore(formName: string) {
  const key = prefix + formName;
  const readText = () => findStorage()?.getItem(key) ?? null;
  let lastText: string | null = null;
  return {
    /** @returns undefined if there is none */
    read: () => parseJson(readText()) as Draft | undefined,
    /** Stores the draft. One without values is removed. */
    set(draft: Draft): void {
      try {
        if (Object.keys(draft.values).length === 0) findStorage()?.removeItem(key);
        else findStorage()?.setItem(key, JSON.stringify(draft));
      } catch {
        // The storage may be full.
      }
      lastText = readText();
    },
    /** Whether another page has changed the draft since this one set it. */
    hasChanged: () => readText() !== lastText,
  };
}

/** Whether this tab has a draft for any form. */
export function hasDraft(): boolean {
  return Object.keys(findStorage() ?? {}).some((key) => key.startsWith(prefix));
}
