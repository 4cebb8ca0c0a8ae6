import type { Coordinates } from '@/content/schema/fields';
import type { PlaceEntry, Way } from '@/content/schema/place';
import type { Content } from '@/lib/content/content';
import { placesIn } from '@/lib/content/names';

/** A way in the direction of travel, with all its points. */
export type TravelledWay = Pick<Way, 'slug' | 'by' | 'daysAt'> & {
  from: string;
  to: string;
  points: readonly Coordinates[];
};

/** The ways of a site. Their ends are slugs of places, stops and the town. */
export function waysOf(content: Content) {
  const { town, ways } = content;

  /** The names of the ways from the town to a place; none for the town itself. */
  const namesTo = (slug: string) =>
    placesIn(content).find((place) => place.slug === slug)?.way ?? [];

  const travel = (start: string, names: readonly string[]): TravelledWay[] =>
    followWays(start, names, ways).map(({ way, from, to }) => {
      const points = pointsOf(way, content);
      return { ...way, from, to, points: from === way.ends[0] ? points : points.toReversed() };
    });

  return {
    /** Every way, from its first end to its last. */
    all: () => ways.flatMap(({ slug, ends: [first] }) => travel(first, [slug])),

    /** The ways from the town to a place, as the place names them. */
    to: ({ way }: Pick<PlaceEntry, 'way'>) => travel(town.slug, way),

    /**
     * The ways from one place to another: the direct way or, without one, back towards the town until the ways from the
     * town part, and from there to the other place.
     */
    between(from: string, to: string): TravelledWay[] {
      if (from === to) return [];
      const direct = ways.find(({ ends }) => ends.includes(from) && ends.includes(to));
      if (direct) return travel(from, [direct.slug]);
      const back = namesTo(from);
      const out = namesTo(to);
      const parting = back.findIndex((name, index) => name !== out[index]);
      const shared = parting === -1 ? back.length : parting;
      return travel(from, [...back.slice(shared).toReversed(), ...out.slice(shared)]);
    },
  };
}

/**
 * Follows ways from a place or the town.
 * @param names the slugs of the ways; one that does not connect is left out
 */
export function followWays(start: string, names: readonly string[], ways: readonly Way[]) {
  let here = start;
  return names.flatMap((name) => {
    const way = ways.find(({ slug }) => slug === name);
    if (!way?.ends.includes(here)) return [];
    const from = here;
    here = way.ends.find((end) => end !== from) ?? from;
    return { way, from, to: here };
  });
}

/** The points of a way from its first end to its last. A ferry ends at the jetties. */
function pointsOf({ ends, by, via }: Way, content: Content): Coordinates[] {
  const { harbours, stops, town } = content;
  const jetties = by === 'ferry' ? harbours : [];
  const locations = [...jetties, ...stops, town, ...placesIn(content)];
  const pointOf = (end: string) => locations.find(({ slug }) => slug === end)?.at;
  return [pointOf(ends[0]), ...via, pointOf(ends[1])].filter((point) => point !== undefined);
}
