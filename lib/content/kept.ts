import { getItems, type Item, type ItemOf } from './items';

/** The kinds of items that visitors cannot keep: pages to read, and ships. */
const others = ['operator', 'crossing', 'post', 'service'] as const;

export type KeepableItem = Exclude<Item, ItemOf<(typeof others)[number]>>;

/** Whether visitors can keep an item. */
export function isKeepable(item: Item): item is KeepableItem {
  return !others.some((kind) => kind === item.kind);
}

/** Every item that visitors can keep. */
export function keepableItems(): KeepableItem[] {
  return getItems().filter(isKeepable);
}
