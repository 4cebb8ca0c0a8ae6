import { useSyncExternalStore } from 'react';
import { parseChoice, type StoredChoice } from '@/lib/trips/choice';
import { readStoredChoice, subscribeToChoice } from './choice-store';
import { readDay, subscribeToDay } from './day-store';
import { readSaved, subscribeToSaved } from './saved-store';

// What the browser stores, for components. On the server and while React hydrates, nothing is stored.

/** @returns the day of arrival, as year-month-day; undefined when there is none, or when it is past */
export const useDay = (): string | undefined =>
  useSyncExternalStore(subscribeToDay, readDay, () => undefined);

/** @returns what the visitor has chosen for trips */
export const useChoice = (): StoredChoice =>
  parseChoice(useSyncExternalStore(subscribeToChoice, readStoredChoice, () => null));

const none: readonly string[] = [];

/** @returns the routes of all saved items, in the order in which they were saved */
export const useSaved = () => useSyncExternalStore(subscribeToSaved, readSaved, () => none);
