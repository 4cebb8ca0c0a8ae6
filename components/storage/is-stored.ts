import { readDay } from './day-store';
import { readDraft, readStored } from './storage';

/** A day of arrival that is not past, a choice for trips, or the draft of the form with this name. */
export type Stored = 'stored:day' | 'stored:choice' | `stored:draft:${string}`;

/** Whether an island waits for what the browser stores (`when` in island.tsx). */
export const isStoredWhen = (when: string): when is Stored => when.startsWith('stored:');

export function isStored(what: Stored): boolean {
  if (what === 'stored:day') return readDay() !== undefined;
  if (what === 'stored:choice') return Boolean(readStored('choice'));
  return readDraft(what.slice('stored:draft:'.length)) !== undefined;
}
