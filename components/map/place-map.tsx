import { placeChart, wayBetween } from '@/lib/content/map';
import { type Place, shortNameOf, town } from '@/lib/content/places';
import { labels } from '@/lib/content/site';
import { stretchesOf } from '@/lib/content/ways';
import { joinWords } from '@/lib/text/join-words';
import { ItemMap } from './item-map';

const words = labels.map;

/** Where a place lies, and the way there. */
export function PlaceMap({ item }: { item: Place }) {
  const name = shortNameOf(item.slug);
  const legs = wayBetween(town.slug, item.slug);
  const means = [...new Set(legs.map(({ by }) => by))];
  return (
    <ItemMap
      beside
      heading={words.place}
      chart={placeChart(item)}
      name={words.placeName.replace('{name}', name).replace('{town}', shortNameOf(town.slug))}
    >
      {legs.length > 0 && (
        <p>
          {words.from.replace('{town}', shortNameOf(town.slug))}{' '}
          {joinWords(
            stretchesOf(legs).map(({ by, stops }) =>
              words.by[by].replace('{to}', shortNameOf(stops.at(-1) ?? '')),
            ),
          )}
          . {means.length > 1 && means.map((by) => words.lines[by]).join(' ')}
        </p>
      )}
    </ItemMap>
  );
}
