import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { PlacedItem } from '@/lib/content/items';
import { labels } from '@/lib/content/site';

/** Describes a sport, a beach or a sight, and says where it is. */
export function LeisureBody({ item }: { item: PlacedItem }) {
  return (
    <>
      <p className="flex items-start gap-2 font-medium">
        <Icon name="map-pin" className="mt-1 size-5 flex-none text-ember" />
        <span className="sr-only">{labels.where}: </span>
        {item.where}
      </p>
      <Paragraphs texts={item.description} />
    </>
  );
}
