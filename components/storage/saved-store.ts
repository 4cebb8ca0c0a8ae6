import { parseSaved, toggleItem } from '@/lib/saved/saved-routes';
import { createStore } from './create-store';

/** The routes of all saved items, in the order in which they were saved. */
export const savedStore = createStore('saved', parseSaved);

export function toggleSaved(route: string): void {
  savedStore.set(toggleItem(savedStore.read(), route));
}
