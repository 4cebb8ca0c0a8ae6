import { parseSaved, toggleItem } from '@/lib/saved/saved-routes';
import { makeStore } from './make-store';

/** The routes of all saved items, in the order in which they were saved. */
export const savedStore = makeStore('saved', parseSaved);

export function toggleSaved(route: string): void {
  savedStore.set(toggleItem(savedStore.read(), route));
}
