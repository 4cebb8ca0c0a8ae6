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
    read(): Draft | undefined {
      const text = readText();
      return text === null ? undefined : parseDraft(text, location.origin);
    },
    /** Stores the draft. One that was emptied or sent becomes an empty text, so that Back brings no old values. */
    set(draft: Draft): void {
      const { entered, uncertainMails, deliveredMails } = draft;
      const hasMails = uncertainMails.length + deliveredMails.length > 0;
      const text = hasMails || Object.keys(entered).length > 0 ? JSON.stringify(draft) : '';
      try {
        if (text || readText()) findStorage('sessionStorage')?.setItem(key, text);
      } catch {
        // The storage may be full.
      }
      lastText = readText();
    },
    /** Whether another page has changed the draft since this one set it. */
    hasChanged: () => readText() !== lastText,
  };
}
