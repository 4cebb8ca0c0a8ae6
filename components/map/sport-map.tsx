import type { ItemOf } from '@/lib/content/query/items';
import { sportMap } from '@/lib/content/query/maps';
import { labels } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';
import { ItemMap } from './item-map';

const words = labels.map;

/** The places of a water sport, which the page names beside the map. Without any, nothing is rendered. */
export function SportMap({ item }: { item: ItemOf<'sport'> }) {
  const map = sportMap(item);
  if (!map) return null;
  return (
    <ItemMap
      withoutLinks
      heading={words.place}
      map={map}
      name={fillIn(words.tripName, { name: item.name })}
    />
  );
}
