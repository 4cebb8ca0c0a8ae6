import { readDay } from './day-store';
import { readDraft, readStored } from './storage';

/** A day of arrival that is not past, a choice for trips, or the draft of the form with this name. */
export type Stored = 'stored:day' | 'stored:choice' | `stored:draft:${string}`;

/** Whether the browser has stored what the text names; false for any other text than those of `Stored`. */
export function isStored(what: string): boolean {
  if (what === 'stored:day') return readDay() !== undefined;
  const draft = 'stored:draft:';
  if (what === 'stored:choice') return Boolean(readStored('choice'));
  return what.startsWith(draft) && readDraft(what.slice(draft.length)) !== undefined;
}
