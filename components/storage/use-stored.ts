import { useSyncExternalStore } from 'react';
import { parseChoice, type StoredChoice } from '@/lib/trips/choice';
import { readStoredChoice, subscribeToChoice } from './choice-store';
import { readDay, subscribeToDay } from './day-store';
import { readSaved, subscribeToSaved } from './saved-store';

// `readDay`, `readChoice` and `readSaved` for components. On the server and while React hydrates, nothing is stored.

export const useDay = (): string | undefined =>
  useSyncExternalStore(subscribeToDay, readDay, () => undefined);

export const useChoice = (): StoredChoice =>
  parseChoice(useSyncExternalStore(subscribeToChoice, readStoredChoice, () => null));

const none: readonly string[] = [];
export const useSaved = () => useSyncExternalStore(subscribeToSaved, readSaved, () => none);
