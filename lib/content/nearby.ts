import type { Coordinates } from '@/content/schema/fields';
import { distanceKm } from '@/lib/distance';
import { type ItemOf, itemsOf } from './items';
import { findSpot } from './places';

/** What lies somewhere and has a page of its own. */
export type Located = ItemOf<'place' | 'beach' | 'sight'>;

/** Something near an item, and how far it is as the crow flies, in kilometres. */
export type Nearby = { item: Located; km: number };

/**
 * Where an item lies.
 * @returns its own coordinates or, without any, those of its only place; undefined for what is done at
 *   several places or at none in particular
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
 * The places, beaches and sights next to an item, the nearest first; the item itself is never among them.
 * @param count how many at most
 * @returns none for an item that lies nowhere in particular
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
