import { getItems, type Item } from './items';

/** The types of items that visitors cannot save: pages to read, and ships. */
const others: readonly Item['type'][] = ['operator', 'ferryRoute', 'post', 'service'];

/** Whether visitors can save an item. */
export function isSaveable(item: Item): boolean {
  return !others.includes(item.type);
}

/** Every item that visitors can save. */
export function saveableItems(): Item[] {
  return getItems().filter(isSaveable);
}
