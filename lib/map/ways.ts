import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/place';
import { content } from '@/lib/content/load/store';
import { findItem } from '@/lib/content/query/items';
import { findPlaceOrTown, type Place, town } from '@/lib/content/query/places';

/** A way in the direction of travel, with all its points. */
export type TravelledWay = Pick<Way, 'slug' | 'by' | 'daysAt'> & {
  from: string;
  to: string;
  points: readonly Coordinates[];
};

/** The ways from the town to a place, as the place names them. */
export function waysTo({ way }: Pick<Place, 'way'>): TravelledWay[] {
  return joinWays(town.slug, way);
}

/**
 * The ways from one place to another: the direct way or, without one, back towards the town until the ways from the
 * town part, and from there to the other place.
 * @param from the slug of a place or the town
 */
export function waysBetween(from: string, to: string): TravelledWay[] {
  const direct = content.ways.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (direct) return from === to ? [] : joinWays(from, [direct.slug]);
  const [back, out] = [wayOf(from), wayOf(to)];
  const parting = back.findIndex((slug, index) => slug !== out[index]);
  const shared = parting === -1 ? back.length : parting;
  return joinWays(from, [...back.slice(shared).reverse(), ...out.slice(shared)]);
}

/** Every way, from its first end to its last. */
export function allWays(): TravelledWay[] {
  return content.ways.flatMap(({ slug, ends: [first] }) => joinWays(first, [slug]));
}

/** The ways from the town to a place; none for the town itself. */
function wayOf(place: string): readonly string[] {
  return findItem('place', place)?.way ?? [];
}

/** Joins ways, with all their points. */
function joinWays(start: string, slugs: readonly string[]): TravelledWay[] {
  return followWays(start, slugs, content.ways).map(({ way, from, to }) => {
    const points = way.ends.flatMap((end) => endOf(end, way.by) ?? []);
    const path = [...points.slice(0, 1), ...way.via, ...points.slice(1)];
    return { ...way, from, to, points: from === way.ends[0] ? path : path.reverse() };
  });
}

/**
 * Follows ways from a place or the town.
 * @param slugs the names of the ways; one that does not connect is left out
 * @param ways all ways
 */
export function followWays(start: string, slugs: readonly string[], ways: readonly Way[]) {
  let here = start;
  return slugs.flatMap((slug) => {
    const way = ways.find((candidate) => candidate.slug === slug);
    if (!way?.ends.includes(here)) return [];
    const from = here;
    here = way.ends.find((end) => end !== from) ?? from;
    return { way, from, to: here };
  });
}

/** The end of a way; that of a ferry is its jetty. */
function endOf(slug: string, by: Way['by']): Coordinates | undefined {
  const jetty = by === 'ferry' && content.harbours.find((harbour) => harbour.slug === slug);
  const stop = content.stops.find((end) => end.slug === slug);
  return (jetty || stop || findPlaceOrTown(slug))?.at;
}
