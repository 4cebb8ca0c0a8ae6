import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { PlacedItem } from '@/lib/content/items';
import { labels } from '@/lib/content/site';

type Props = { item: PlacedItem };

/** Where a sport, a beach or a sight is. */
export function LeisureWhere({ item }: Props) {
  return (
    <p className="flex items-start gap-3 font-medium">
      <Icon name="map-pin" className="mt-1 size-5 flex-none text-ember" />
      <span className="sr-only">{labels.where}: </span>
      {item.where}
    </p>
  );
}

/** Describes a sport, a beach or a sight. */
export function LeisureBody({ item }: Props) {
  return <Paragraphs texts={item.description} />;
}
