import { parseChoice, type StoredChoice } from '@/lib/trips/choice';
import { makeStore } from './storage';

export const choiceStore = makeStore('choice', parseChoice, (choice) => {
  const isEmpty = !choice.hotelClass && !choice.party && choice.extras.length === 0;
  return isEmpty ? '' : JSON.stringify(choice);
});

export function changeChoice(change: Partial<StoredChoice>): void {
  choiceStore.set({ ...choiceStore.read(), ...change });
}
