import { type Draft, parseDraft } from '@/lib/enquiry/enquiry-state';
import { findStorage } from './storage';

/**
 * The draft of a form, which survives a reload, Back or a crash, until the tab is closed. If the browser refuses to
 * store it, it is lost when the visitor leaves the page.
 */
export function makeDraftStore(formName: string) {
  const key = `enquiry:${formName}`;
  let lastText: string | null = null;
  const readText = () => findStorage('sessionStorage')?.getItem(key) ?? null;
  return {
    /** @returns undefined if there is none */
    read: () => parseDraft(readText()),
    /** Stores the draft. One that was emptied or sent stays without values, so that Back brings no old text. */
    set(draft: Draft): void {
      try {
        if (Object.keys(draft.values).length > 0 || readText())
          findStorage('sessionStorage')?.setItem(key, JSON.stringify(draft));
      } catch {
        // The storage may be full.
      }
      lastText = readText();
    },
    /** Whether another page has changed the draft since this one set it. */
    hasChanged: () => readText() !== lastText,
  };
}
