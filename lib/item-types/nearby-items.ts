import type { Coordinates } from '@/content/schema/fields';
import { content, labels } from '@/lib/content/query/content';
import { type Activity, allActivities, type ItemOf, itemsOfType } from '@/lib/content/query/items';
import { findPlaceOrTown } from '@/lib/content/query/places';
import { distanceKm } from '@/lib/map/frame';
import { legsBetween } from '@/lib/map/legs';
import type { RelatedItems } from './item-view';

/** An item that may have coordinates. */
type WithCoordinates = ItemOf<'place'> | Activity;

/** The number of items in the row for a place with water sports; half as many elsewhere. */
const maxNearby = 8;

/**
 * The row of places and activities near an item. It contains no water sports, except those in `sports`.
 * @param sports the water sports at the item, which come first in the row
 */
export function nearbyItems(
  item: WithCoordinates,
  sports: readonly ItemOf<'sport'>[] = [],
): RelatedItems {
  const max = sports.length > 0 ? maxNearby : maxNearby / 2;
  return {
    id: 'nearby',
    heading: sports.length > 0 ? labels.items.hereAndNearby : labels.items.nearby,
    items: [...sports, ...itemsNear(item)].slice(0, max),
  };
}

/** The maximum distance of a nearby item, as the crow flies. */
const maxKm = 40;

/** The places and activities near an item, without water sports, the nearest first. */
function itemsNear(item: WithCoordinates): WithCoordinates[] {
  const from = positionOf(item);
  const activities = allActivities.filter(({ type }) => type !== 'sport');
  return [...itemsOfType('place'), ...activities]
    .filter((other) => other !== item && isReachable(from, positionOf(other)))
    .map((other) => ({ other, km: kmBetween(from, positionOf(other)) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .map(({ other }) => other);
}

type Position = { place?: string | undefined; at?: Coordinates | undefined };

/** The place of an item, and its coordinates or, without any, those of its only place. */
function positionOf(item: WithCoordinates): Position {
  if (!('places' in item)) return { place: item.slug, at: item.at };
  const [place = '', ...others] = item.places;
  return { place, at: item.at ?? (others.length > 0 ? undefined : findPlaceOrTown(place)?.at) };
}

/** Whether one road or boat at most leads from one place to another, and no ferry. */
function isReachable({ place: from }: Position, { place: to }: Position): boolean {
  const means = from && to ? legsBetween(from, to, content).map(({ transport }) => transport) : [];
  return new Set(means).size < 2 && !means.includes('ferry');
}

/** The distance in km; infinite if it is unknown. */
const kmBetween = ({ at: from }: Position, { at: to }: Position) =>
  from && to ? distanceKm(from, to) : Number.POSITIVE_INFINITY;
