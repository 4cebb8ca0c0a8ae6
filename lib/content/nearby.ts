import type { Coordinates } from '@/content/schema/fields';
import { distanceKm } from '@/lib/distance';
import { type ItemOf, itemsOf } from './items';
import { findSpot } from './places';

/** An item that has a location and its own page. */
export type Located = ItemOf<'place' | 'beach' | 'sight'>;

/** An item nearby, and its distance in a straight line, in kilometres. */
export type Nearby = { item: Located; km: number };

/**
 * Finds the location of an item.
 * @returns its own coordinates or, without any, those of its only place; undefined for an item with
 *   several places or none
 */
export function locate(item: {
  at?: Coordinates | undefined;
  places?: readonly string[];
}): Coordinates | undefined {
  if (item.at) return item.at;
  const [only, ...others] = item.places ?? [];
  return only !== undefined && others.length === 0 ? findSpot(only)?.at : undefined;
}

/**
 * The places, beaches and sights next to an item, the nearest first, without the item itself.
 * @param count the largest number of results
 * @returns none for an item without a location
 */
export function nearbyOf(item: Located | ItemOf<'sport'>, count: number): Nearby[] {
  const here = locate(item);
  if (!here) return [];
  return [...itemsOf('place'), ...itemsOf('beach'), ...itemsOf('sight')]
    .filter((other) => other !== item)
    .flatMap((other) => {
      const there = locate(other);
      return there ? { item: other, km: distanceKm(here, there) } : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
