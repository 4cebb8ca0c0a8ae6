import { type FerryRoute, harboursOf } from '@/lib/content/query/cruise';
import { ferriesMap } from '@/lib/content/query/maps';
import { labels } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';
import { ItemMap } from './item-map';

const words = labels.map;

/** A ferry route between its two harbours. */
export function FerryRouteMap({ item }: { item: FerryRoute }) {
  const { from, to } = harboursOf(item);
  return (
    <ItemMap
      heading={words.ferryRoute}
      map={ferriesMap([item])}
      name={fillIn(words.tripName, { name: item.name })}
    >
      <p>{fillIn(words.ends, { from: from.name, to: to.name })}</p>
    </ItemMap>
  );
}
