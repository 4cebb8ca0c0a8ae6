import { ScheduleLinks } from '@/components/ferries/operator-list';
import type { ItemOf } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/views';
import { commonParts, type ItemParts } from './common-parts';
import { packageParts } from './package-parts';
import { placeParts } from './place-parts';

/** The parts of each type. What types have in common is in item-card.tsx, item-page.tsx and item-dialog.tsx. */
const parts: { [Type in ItemWithDialog['type']]: ItemParts<ItemOf<Type>> } = {
  package: packageParts,
  place: placeParts,
  sport: commonParts,
  beach: commonParts,
  sight: commonParts,
  operator: { ...commonParts, TextEnd: ({ item }) => <ScheduleLinks operator={item} /> },
  ferryRoute: commonParts,
};

export function partsOf(item: ItemWithDialog): ItemParts<ItemWithDialog> {
  // TypeScript can't relate an item to the parts of its type.
  return parts[item.type] as ItemParts<ItemWithDialog>;
}
