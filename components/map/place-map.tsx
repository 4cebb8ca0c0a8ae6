import { placeMap } from '@/lib/content/query/maps';
import { type Place, shortNameOf, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { wayBetween } from '@/lib/content/query/ways';
import { stretchesOf } from '@/lib/content/ways';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { ItemMap } from './item-map';

const words = labels.map;

/** Where a place lies, and the way there. */
export function PlaceMap({ item }: { item: Place }) {
  const names = { name: shortNameOf(item.slug), town: shortNameOf(town.slug) };
  const legs = wayBetween(town.slug, item.slug);
  const means = [...new Set(legs.map(({ by }) => by))];
  const stretches = stretchesOf(legs).map(({ by, stops }) =>
    fillIn(words.by[by], { to: shortNameOf(stops.at(-1) ?? '') }),
  );
  return (
    <ItemMap heading={words.place} map={placeMap(item)} name={fillIn(words.placeName, names)}>
      {legs.length > 0 && (
        <p>
          {fillIn(words.from, names)} {joinWords(stretches)}.{' '}
          {means.length > 1 && means.map((by) => words.lines[by]).join(' ')}
        </p>
      )}
    </ItemMap>
  );
}
