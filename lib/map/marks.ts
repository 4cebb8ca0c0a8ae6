import type { Coordinates } from '@/content/schema/fields';
import type { BaseMap, Side } from '@/content/schema/place';
import { activityCollections, type Content, placeCollections } from '@/lib/content/collections';
import { usualName } from '@/lib/content/query/aliases';
import { routeOf } from '@/lib/content/query/items';
import { shortNameIn } from '@/lib/content/short-name';
import { type Box, frameOf, nameBox, type XY } from './frame';

/** A place that maps can name. The town and stops have no page. */
type Spot = {
  slug: string;
  name: string;
  href?: string;
  at: Coordinates;
  kind: 'town' | 'place' | 'point' | 'stop';
};

/** The mark of a spot on a map and the box of its name, in units of the map. */
export type Mark = Omit<Spot, 'at'> & {
  at: XY;
  side: Side;
  box: Box;
  /** Whether it is a subject of the page; `quiet` if the subjects are others. */
  weight: 'subject' | 'plain' | 'quiet';
};

/** All spots that maps can name: the town, stops, places, and activities with coordinates. */
export function spotsIn(site: Content): Spot[] {
  const usual = (name: string) => usualName(name, site.aliases);
  const spot = ({ slug, at }: { slug: string; at: Coordinates }, kind: Spot['kind']) => ({
    ...{ slug, at, kind },
    name: usual(shortNameIn(site, slug) ?? slug),
  });
  const places = placeCollections.flatMap((collection) =>
    site[collection].map((place) => ({
      ...spot(place, 'place'),
      href: routeOf({ collection, slug: place.slug }),
    })),
  );
  const points = activityCollections.flatMap((collection) =>
    site[collection].flatMap(({ slug, name, at }): Spot[] =>
      at
        ? [{ slug, at, kind: 'point', name: usual(name), href: routeOf({ collection, slug }) }]
        : [],
    ),
  );
  return [
    spot(site.town, 'town'),
    ...site.stops.map((stop) => spot(stop, 'stop')),
    ...places,
    ...points,
  ];
}

/**
 * The marks of a map.
 * @param subjects the slugs of the subjects of the page
 */
export function marksOf(
  map: BaseMap,
  spots: readonly Spot[],
  subjects: readonly string[] = [],
): Mark[] {
  const { project } = frameOf(map);
  const others = subjects.length > 0 ? 'quiet' : 'plain';
  return map.names.flatMap(({ of, side }) => {
    const spot = spots.find(({ slug }) => slug === of);
    if (!spot) return [];
    const at = project(spot.at);
    const weight = subjects.includes(of) ? 'subject' : others;
    return { ...spot, at, side, box: nameBox(spot.name, side, at), weight };
  });
}
