import { nightsOf } from '@/lib/content/itinerary';
import { enquiryNameOf, type Package } from '@/lib/content/packages';
import { shortNameOf } from '@/lib/content/places';
import { labels } from '@/lib/content/site';
import { stretchesByDay, tripChart } from '@/lib/content/trip-map';
import { joinWords } from '@/lib/text/join-words';
import { ItemMap } from './item-map';

const words = labels.map;

/** A trip on the map: its nights, and its ways with the days on them. */
export function TripMap({ item }: { item: Package }) {
  const nights = nightsOf(item).map(({ name, nights: count }) =>
    (count === 1 ? words.nights.one : words.nights.other)
      .replace('{count}', String(count))
      .replace('{name}', name),
  );
  const chart = tripChart(item);
  // A way of a few kilometres is hidden by its ends, and has no day on it.
  const { days, lines } = chart.narrow;
  const seen = lines.filter((line) => days.some(({ day }) => line.days.includes(day)));
  const looks = new Set(seen.map(({ by }) => words.lines[by]));
  // One look of lines needs no key.
  const key = [words.key, ...(looks.size > 1 ? looks : [])].join(' ');
  return (
    <ItemMap
      beside
      linked
      heading={words.trip}
      chart={chart}
      name={words.tripName.replace('{name}', enquiryNameOf(item))}
    >
      <p>{`${joinWords(nights)}.`}</p>
      <ol className="flex flex-wrap gap-x-6 text-base">
        {stretchesByDay(item).map(({ day, stops, by }) => (
          <li key={`${day} ${stops.join(' ')}`}>
            {`${labels.day} ${day}: ${stops.map(shortNameOf).join(' – ')} (${words.means[by]})`}
          </li>
        ))}
      </ol>
      <p className="text-base text-quiet">{key}</p>
    </ItemMap>
  );
}
