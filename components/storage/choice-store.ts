import { parseChoice, type StoredChoice } from '@/lib/trips/choice';
import { readStored, saveStored, subscribeToStored } from './storage';

// What the visitor has chosen for trips. The browser stores it for all pages and later visits.

export function readChoice(): StoredChoice {
  return parseChoice(readStoredChoice());
}

/** @returns the text for `parseChoice`, which is the same as long as the choice is */
export function readStoredChoice(): string | null {
  return readStored('choice');
}

/** Changes parts of the visitor's choice. If nothing is chosen any more, the stored text is empty. */
export function saveChoice(change: Partial<StoredChoice>): void {
  const choice = { ...readChoice(), ...change };
  const isEmpty = !choice.hotels && !choice.party && choice.extras.length === 0;
  saveStored('choice', isEmpty ? '' : JSON.stringify(choice));
}

/** Calls back when the choice may have changed. @returns a function that unsubscribes */
export const subscribeToChoice = (listener: () => void) => subscribeToStored('choice', listener);
