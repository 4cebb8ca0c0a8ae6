import { allItems } from '@/lib/content/query/items';
import { picturePath } from '@/lib/content/query/photograph';
import { comparisonOf } from '@/lib/item-types/comparison';
import { viewOf } from '@/lib/item-types/views';

/** An item that can be saved. Only packages have a comparison. */
export type SavableItem = ReturnType<typeof makeSavableItems>[number];

export function makeSavableItems() {
  return allItems.flatMap((item) => {
    const { name, route, heading, savedSubtitle: subtitle } = viewOf(item);
    if (!subtitle) return [];
    const comparison = item.type === 'package' ? comparisonOf(item) : undefined;
    return { name, route, heading, subtitle, comparison, picture: picturePath(item.image) };
  });
}
