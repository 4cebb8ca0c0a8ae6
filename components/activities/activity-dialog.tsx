import { ItemDialog } from '@/components/items/item-dialog';
import type { PlacedItem } from '@/lib/content/query/items';
import { ActivityDetails } from './activity-details';

/** The dialog of a sport, a beach or a sight. */
export function ActivityDialog({ item }: { item: PlacedItem }) {
  return (
    <ItemDialog item={item}>
      <p className="text-quiet">{item.shortDescription}</p>
      <ActivityDetails item={item} />
    </ItemDialog>
  );
}
