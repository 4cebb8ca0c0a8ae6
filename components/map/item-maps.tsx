import { type FerryRoute, harboursOf } from '@/lib/content/query/cruise';
import type { Attraction } from '@/lib/content/query/items';
import { ferriesMap, placeMap } from '@/lib/content/query/maps';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { type Place, shortNameOf, town } from '@/lib/content/query/places';
import { shortestPathBetween } from '@/lib/content/query/shortest-path-between';
import { labels } from '@/lib/content/query/site';
import { tripMap } from '@/lib/content/query/trip-map';
import { stretchesOf } from '@/lib/content/shortest-path';
import type { DrawnMap } from '@/lib/map/draw-map';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { ItemMap } from './item-map';

const words = labels.map;

/** Where a place lies, and the way there. */
export function PlaceMap({ item }: { item: Place }) {
  const names = { name: shortNameOf(item.slug), town: shortNameOf(town.slug) };
  const ways = shortestPathBetween(town.slug, item.slug);
  const means = [...new Set(ways.map(({ by }) => by))];
  const stretches = stretchesOf(ways).map(({ by, stops }) =>
    fillIn(words.by[by], { to: shortNameOf(stops.at(-1) ?? '') }),
  );
  return (
    <ItemMap heading={words.place} map={placeMap(item)} name={fillIn(words.placeName, names)}>
      {ways.length > 0 && (
        <p>
          {fillIn(words.from, names)} {joinWords(stretches)}.{' '}
          {means.length > 1 && means.map((by) => words.lines[by]).join(' ')}
        </p>
      )}
    </ItemMap>
  );
}

type AttractionMapProps = { item: Attraction; map: DrawnMap; withoutLinks?: boolean };

/** Where a beach or a sight lies, or the places of a water sport. */
export function AttractionMap({ item, map, withoutLinks }: AttractionMapProps) {
  return (
    <ItemMap
      withoutLinks={withoutLinks}
      heading={words.place}
      map={map}
      name={fillIn(words.itemName, { name: item.name })}
    />
  );
}

/** A trip on the map. Its nights and its ways stand as words in its days. */
export function TripMap({ item }: { item: Package }) {
  return (
    <ItemMap
      withoutLinks
      heading={words.trip}
      map={tripMap(item)}
      name={fillIn(words.itemName, { name: namesOf(item).full })}
    />
  );
}

/** A ferry route between its two harbours. */
export function FerryRouteMap({ item }: { item: FerryRoute }) {
  const { from, to } = harboursOf(item);
  return (
    <ItemMap
      heading={words.ferryRoute}
      map={ferriesMap([item])}
      name={fillIn(words.itemName, { name: item.name })}
    >
      <p>{fillIn(words.ends, { from: from.name, to: to.name })}</p>
    </ItemMap>
  );
}
