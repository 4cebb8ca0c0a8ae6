import { getItems, type Item, type ItemOf } from './items';

/** The kinds of items that visitors can keep. */
const keepable = ['package', 'place', 'sight', 'sport', 'beach'] as const;

export type KeepableItem = ItemOf<(typeof keepable)[number]>;

/** Whether visitors can keep an item. */
export function isKeepable(item: Item): item is KeepableItem {
  return keepable.some((kind) => kind === item.kind);
}

/** Every item that visitors can keep. */
export function keepableItems(): KeepableItem[] {
  return getItems().filter(isKeepable);
}
