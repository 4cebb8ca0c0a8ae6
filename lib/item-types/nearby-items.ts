import type { Coordinates } from '@/content/schema/fields';
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
  const from = spotOf(item);
  const activities = allActivities.filter(({ type }) => type !== 'sport');
  return [...itemsOfType('place'), ...activities]
    .filter((other) => other !== item && isReachable(from, spotOf(other)))
    .map((other) => ({ other, km: kmBetween(from, spotOf(other)) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .map(({ other }) => other);
}

type Spot = { place?: string | undefined; position?: Coordinates | undefined };

/** The place of an item, and its position, or else that of its only place. */
function spotOf(item: MappableItem): Spot {
  if (!('places' in item)) return { place: item.slug, position: item.position };
  const [place = '', ...others] = item.places;
  const placePosition = others.length > 0 ? undefined : findPlaceOrTown(place)?.position;
  return { place, position: item.position ?? placePosition };
}

/** Whether visitors can get from one place to another by one kind of transport at most, and without a ferry. */
function isReachable({ place: from }: Spot, { place: to }: Spot): boolean {
  const means = from && to ? legsBetween(from, to, content).map(({ transport }) => transport) : [];
  return new Set(means).size < 2 && !means.includes('ferry');
}

/** The distance in km; infinite if it is unknown. */
const kmBetween = ({ position: from }: Spot, { position: to }: Spot) =>
  from && to ? distanceKm(from, to) : Number.POSITIVE_INFINITY;
