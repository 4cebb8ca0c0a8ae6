import { nightsOf } from '@/lib/content/query/itinerary';
import { enquiryNameOf, type Package } from '@/lib/content/query/packages';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { stretchesByDay, tripMap } from '@/lib/content/query/trip-map';
import { countIn, fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { ItemMap } from './item-map';

const words = labels.map;

/** A trip on the map: its nights, and its ways with the days on them. */
export function TripMap({ item }: { item: Package }) {
  const map = tripMap(item);
  const nights = nightsOf(item).map(({ name, nights: count }) =>
    countIn(words.nights, count, { name }),
  );
  // A way of a few kilometres is hidden by its ends, and has no day on it.
  const shown = map.lines.filter((line) => map.days.some(({ day }) => line.days.includes(day)));
  const means = new Set(shown.map(({ by }) => by));
  // One look of lines needs no key.
  const key = [words.key, ...(means.size > 1 ? [...means].map((by) => words.lines[by]) : [])];
  return (
    <ItemMap
      linked
      heading={words.trip}
      map={map}
      name={fillIn(words.tripName, { name: enquiryNameOf(item) })}
    >
      <p>{`${joinWords(nights)}.`}</p>
      <ol className="flex flex-wrap gap-x-6 text-base">
        {stretchesByDay(item).map(({ day, stops, by }) => (
          <li key={`${day} ${stops.join(' ')}`}>
            {`${labels.day} ${day}: ${stops.map(shortNameOf).join(' – ')} (${words.means[by]})`}
          </li>
        ))}
      </ol>
      <p className="text-base text-quiet">{key.join(' ')}</p>
    </ItemMap>
  );
}
