import { ItemDialog } from '@/components/items/item-dialog';
import type { Attraction } from '@/lib/content/query/items';
import { AttractionDetails, Where } from './attraction-details';

/** The dialog of a sport, a beach or a sight. */
export function AttractionDialog({ item }: { item: Attraction }) {
  return (
    <ItemDialog item={item}>
      <p className="text-quiet">{item.shortDescription}</p>
      <Where item={item} />
      <AttractionDetails item={item} />
    </ItemDialog>
  );
}
