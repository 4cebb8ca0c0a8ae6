import type { Coordinates } from '@/content/schema/fields';
import type { Leg, PlaceEntry } from '@/content/schema/place';
import { placesIn } from '@/lib/content/names';
import type { Content } from '@/lib/content/types';

/** A leg in the direction of travel, with all its points. */
export type TravelledLeg = Pick<Leg, 'slug' | 'transport' | 'daysAt'> & {
  from: string;
  to: string;
  points: readonly Coordinates[];
};

/** The legs of all maps. Their ends are slugs of places, stops or the town. */
export function legsOf(content: Content) {
  const { town, legs } = content;

  /** The names of the legs from the town to a place; none for the town itself. */
  const namesTo = (slug: string) =>
    placesIn(content).find((place) => place.slug === slug)?.legs ?? [];

  const travel = (start: string, names: readonly string[]): TravelledLeg[] =>
    followLegs(start, names, legs).map(({ leg, from, to }) => {
      const points = pointsOf(leg, content);
      return { ...leg, from, to, points: from === leg.ends[0] ? points : points.toReversed() };
    });

  return {
    /** All legs, from their first end to their last. */
    all: () => legs.flatMap(({ slug, ends: [first] }) => travel(first, [slug])),

    /** The legs from the town to a place, which the place lists. */
    fromTown: (place: Pick<PlaceEntry, 'legs'>) => travel(town.slug, place.legs),

    /**
     * The legs from one place to another. Without a direct leg, they lead back towards the town to the point where the
     * ways to the two places part, and from there to the other place.
     */
    between(from: string, to: string): TravelledLeg[] {
      if (from === to) return [];
      const direct = legs.find(({ ends }) => ends.includes(from) && ends.includes(to));
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
 * Follows legs from a place or the town.
 * @param names the slugs of the legs; those that do not connect are left out
 */
export function followLegs(start: string, names: readonly string[], legs: readonly Leg[]) {
  let place = start;
  return names.flatMap((name) => {
    const leg = legs.find(({ slug }) => slug === name);
    if (!leg?.ends.includes(place)) return [];
    const from = place;
    place = leg.ends.find((end) => end !== from) ?? from;
    return { leg, from, to: place };
  });
}

/** The points of a leg from its first end to its last. A ferry ends at the jetties. */
function pointsOf({ ends, transport, via }: Leg, content: Content): Coordinates[] {
  const { harbours, stops, town } = content;
  const jetties = transport === 'ferry' ? harbours : [];
  const locations = [...jetties, ...stops, town, ...placesIn(content)];
  const pointOf = (end: string) => locations.find(({ slug }) => slug === end)?.at;
  return [pointOf(ends[0]), ...via, pointOf(ends[1])].filter((point) => point !== undefined);
}
