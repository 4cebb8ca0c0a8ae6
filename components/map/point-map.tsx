import type { Point } from '@/lib/content/query/items';
import { pointMap } from '@/lib/content/query/maps';
import { labels } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';
import { ItemMap } from './item-map';

const words = labels.map;

/** Where a beach or a sight lies, if its coordinates are known. */
export function PointMap({ item }: { item: Point }) {
  const map = pointMap(item);
  if (!map) return null;
  return (
    <ItemMap heading={words.place} map={map} name={fillIn(words.tripName, { name: item.name })} />
  );
}
