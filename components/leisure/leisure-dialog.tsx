import { ItemDialog } from '@/components/items/item-dialog';
import type { LeisureItem } from '@/lib/content/query/items';
import { LeisureDetails } from './leisure-details';

/** The dialog of a sport, a beach or a sight. */
export function LeisureDialog({ item }: { item: LeisureItem }) {
  return (
    <ItemDialog item={item}>
      <p className="text-quiet">{item.shortDescription}</p>
      <LeisureDetails item={item} />
    </ItemDialog>
  );
}
