import { ScheduleLinks } from '@/components/ferries/operator-list';
import type { ItemOf } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/views';
import type { ItemParts } from './item-parts-type';
import { packageParts } from './package-parts';
import { placeParts } from './place-parts';

/** The parts of each type: {} for a type that has only the usual ones. */
const parts: { [Type in ItemWithDialog['type']]: ItemParts<ItemOf<Type>> } = {
  package: packageParts,
  place: placeParts,
  sport: {},
  beach: {},
  sight: {},
  operator: { TextEnd: ({ item }) => <ScheduleLinks operator={item} /> },
  ferryRoute: {},
};

export function partsOf(item: ItemWithDialog): ItemParts<ItemWithDialog> {
  // TypeScript can't relate an item to the parts of its type.
  return parts[item.type] as ItemParts<ItemWithDialog>;
}
