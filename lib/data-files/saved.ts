import { allItems } from '@/lib/content/query/items';
import { photographOf } from '@/lib/content/query/photograph';
import { viewOf } from '@/lib/item-types/views';
import type { SavedItem } from '@/lib/saved/saved-item';

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return allItems.flatMap((item) => {
    const { name, route, heading, saved } = viewOf(item);
    if (!saved) return [];
    const picture = photographOf(item.image.src)?.src ?? item.image.src;
    const { note, comparison } = saved;
    return { name, route, heading, note, comparison: comparison?.(), picture };
  });
}
