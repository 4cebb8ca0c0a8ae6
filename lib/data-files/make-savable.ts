import { allItems } from '@/lib/content/query/items';
import { photographOf } from '@/lib/content/query/photograph';
import { viewOf } from '@/lib/item-types/views';
import type { SavableItem } from '@/lib/saved/savable-item';

/** Makes the data of all items that can be saved (app/savable.json). */
export function makeSavableItems(): SavableItem[] {
  return allItems.flatMap((item) => {
    const { name, route, heading, forSavedList } = viewOf(item);
    if (!forSavedList) return [];
    const picture = photographOf(item.image.src)?.src ?? item.image.src;
    const { subtitle, comparison } = forSavedList;
    return { name, route, heading, subtitle, comparison: comparison?.(), picture };
  });
}
