import type { Coordinates } from '@/content/schema/fields';
import type { Leg, PlaceEntry } from '@/content/schema/place';
import { placesIn } from '@/lib/content/names';
import type { Content } from '@/lib/content/types';

/** The way from the town to a place: the legs that the place lists, each with the place where it ends. */
export function wayTo({ legs: slugs }: Pick<PlaceEntry, 'legs'>, { town, legs }: Content) {
  let place = town.slug;
  // Legs that don't connect are left out (check-maps.ts reports them).
  return slugs.flatMap((slug) => {
    const leg = legs.find((other) => other.slug === slug && other.ends.includes(place));
    const to = leg?.ends.find((end) => end !== place);
    if (!leg || !to) return [];
    place = to;
    return { leg, to };
  });
}

/**
 * The legs between two places, in no particular order. Without a direct leg, travellers go towards the town until they
 * reach the way from the town to the other place. These are the legs from the town to only one of the places.
 */
export function legsBetween(from: string, to: string, content: Content): Leg[] {
  if (from === to) return [];
  const direct = content.legs.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (direct) return [direct];
  const legsTo = (slug: string) => placesIn(content).find((place) => place.slug === slug)?.legs;
  const [wayToStart = [], wayToEnd = []] = [legsTo(from), legsTo(to)];
  return content.legs.filter(({ slug }) => wayToStart.includes(slug) !== wayToEnd.includes(slug));
}

/** The points of a leg from its first end to its last. A ferry ends at the jetties. */
export function pointsOf({ ends, transport, via }: Leg, content: Content): Coordinates[] {
  const { harbours, stops, town } = content;
  const jetties = transport === 'ferry' ? harbours : [];
  const locations = [...jetties, ...stops, town, ...placesIn(content)];
  const [first, last] = ends.map((end) => locations.find(({ slug }) => slug === end)?.position);
  return [first, ...via, last].filter((point) => point !== undefined);
}
