import { enquiryNameOf, type Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { tripMap } from '@/lib/content/query/trip-map';
import { fillIn } from '@/lib/text/fill-in';
import { ItemMap } from './item-map';

const words = labels.map;

/** A trip on the map. Its nights and its ways stand as words in its days. */
export function TripMap({ item }: { item: Package }) {
  return (
    <ItemMap
      withoutLinks
      heading={words.trip}
      map={tripMap(item)}
      name={fillIn(words.tripName, { name: enquiryNameOf(item) })}
    >
      <p className="text-base text-quiet">{words.key}</p>
    </ItemMap>
  );
}
