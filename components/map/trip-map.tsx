import { enquiryNameOf, type Package } from '@/lib/content/query/packages';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { stretchesByDay, tripMap } from '@/lib/content/query/trip-map';
import { fillIn } from '@/lib/text/fill-in';
import { ItemMap } from './item-map';

const words = labels.map;

/** A trip on the map, and its ways with the days on them as a list. */
export function TripMap({ item }: { item: Package }) {
  return (
    <ItemMap
      linked
      heading={words.trip}
      map={tripMap(item)}
      name={fillIn(words.tripName, { name: enquiryNameOf(item) })}
    >
      <ol className="flex flex-wrap gap-x-6 text-base">
        {stretchesByDay(item).map(({ day, stops, by }) => (
          <li key={`${day} ${stops.join(' ')}`}>
            {`${labels.day} ${day}: ${stops.map(shortNameOf).join(' – ')} (${words.means[by]})`}
          </li>
        ))}
      </ol>
      <p className="text-base text-quiet">{words.key}</p>
    </ItemMap>
  );
}
