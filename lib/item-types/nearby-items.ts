import { content, labels } from '@/lib/content/query/all-content';
import { type Activity, allActivities, type ItemOf, itemsOfType } from '@/lib/content/query/items';
import { findPlaceOrTown } from '@/lib/content/query/places';
import { legsBetween } from '@/lib/map/legs';
import { distanceKm } from '@/lib/map/projection';
import type { RelatedItems } from './item-view';

/** An item that may have coordinates. */
type MappableItem = ItemOf<'place'> | Activity;

/**
 * The row of at most three places and activities near an item, which fit side by side.
 * @param sports the water sports at the item, which come first in the row
 */
export function nearbyItems(
  item: MappableItem,
  sports: readonly ItemOf<'sport'>[] = [],
): RelatedItems {
  return {
    id: 'nearby',
    heading: sports.length > 0 ? labels.items.hereAndNearby : labels.items.nearby,
    items: [...sports, ...itemsNear(item).slice(0, 3)],
  };
}

/** The maximum distance of a nearby item, as the crow flies. */
const maxKm = 40;

/** The places and activities near an item, without water sports, the nearest first. */
function itemsNear(item: MappableItem): MappableItem[] {
  const from = findSpot(item);
  if (!from) return [];
  const activities = allActivities.filter(({ type }) => type !== 'sport');
  return [...itemsOfType('place'), ...activities]
    .flatMap((other) => {
      const to = other !== item && findSpot(other);
      if (!to || !isReachable(from.place, to.place)) return [];
      return { other, km: distanceKm(from.position, to.position) };
    })
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .map(({ other }) => other);
}

/** Where an item is: its first place, and its position or else that of its only place; undefined if that is unknown. */
function findSpot(item: MappableItem) {
  const [place = '', ...others] = 'places' in item ? item.places : [item.slug];
  const placePosition = others.length > 0 ? undefined : findPlaceOrTown(place)?.position;
  const position = item.position ?? placePosition;
  return position && { place, position };
}

/** Whether visitors can get from one place to another by one kind of transport at most, and without a ferry. */
function isReachable(from: string, to: string): boolean {
  const means = new Set(legsBetween(from, to, content).map(({ transport }) => transport));
  return means.size < 2 && !means.has('ferry');
}
