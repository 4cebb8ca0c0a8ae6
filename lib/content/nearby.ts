import type { Coordinates } from '@/content/schema/fields';
import { distanceKm } from '@/lib/distance';
import { type Destination, findSpot, getAllPlaces } from './destinations';
import { type Beach, getAttractions, getBeaches, type Leisure } from './leisure';

/** Something near an item, with its kind, which says where its page is. */
export type Nearby = (
  | { kind: 'place'; item: Destination }
  | { kind: 'beach'; item: Beach }
  | { kind: 'sight'; item: Leisure }
) & {
  /** How far it is as the crow flies, in kilometres. */
  km: number;
};

/**
 * Where an item lies.
 * @returns its own coordinates or, without any, those of its only place; undefined for what is done at
 *   several places or at none in particular
 */
export function locate(item: Destination | Beach | Leisure): Coordinates | undefined {
  if (item.at) return item.at;
  const [only, ...others] = 'places' in item ? item.places : [];
  return only !== undefined && others.length === 0 ? findSpot(only)?.at : undefined;
}

/**
 * The places, beaches and sights next to an item, the nearest first; the item itself is never among them.
 * @param count how many at most
 * @returns none for an item that lies nowhere in particular
 */
export function getNearby(item: Destination | Beach | Leisure, count: number): Nearby[] {
  const here = locate(item);
  if (!here) return [];
  const all = [
    ...getAllPlaces().map((one) => ({ kind: 'place' as const, item: one })),
    ...getBeaches().map((one) => ({ kind: 'beach' as const, item: one })),
    ...getAttractions().map((one) => ({ kind: 'sight' as const, item: one })),
  ];
  return all
    .filter((other) => other.item !== item)
    .flatMap((other) => {
      const there = locate(other.item);
      return there ? { ...other, km: distanceKm(here, there) } : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
