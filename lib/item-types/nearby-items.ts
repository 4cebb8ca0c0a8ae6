import { labels } from '@/lib/content/query/content';
import { type Activity, allActivities, type ItemOf, itemsOfType } from '@/lib/content/query/items';
import { findPlaceOrTown } from '@/lib/content/query/places';
import { distanceKm } from '@/lib/map/frame';
import type { TravelledLeg } from '@/lib/map/legs';
import { legs } from '@/lib/map/maps';
import type { RelatedItems } from './item-view';

/** An item that may have coordinates. */
type WithCoordinates = ItemOf<'place'> | Activity;

/** A means of transport, such as a ferry or a road. */
type Transport = TravelledLeg['transport'];

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

/** Whether an item is near: within `maxKm`, and reached by one road or boat at most. */
const isNear = (km: number, means: readonly Transport[]) =>
  km <= maxKm && means.length < 2 && !means.includes('ferry');

/** The places and activities near an item, without water sports, the nearest first. */
function itemsNear(item: WithCoordinates): WithCoordinates[] {
  const from = coordinatesOf(item);
  if (!from) return [];
  const activities = allActivities.filter(({ type }) => type !== 'sport');
  return [...itemsOfType('place'), ...activities]
    .filter((other) => other !== item)
    .flatMap((other) => {
      const to = coordinatesOf(other);
      const km = to && distanceKm(from, to);
      if (km === undefined || !isNear(km, meansBetween(item, other))) return [];
      return { item: other, km };
    })
    .sort((a, b) => a.km - b.km)
    .map((near) => near.item);
}

/** The coordinates of an item or, without any, those of its place; undefined if it has several places or none. */
function coordinatesOf(item: WithCoordinates): WithCoordinates['at'] {
  if (item.at || !('places' in item)) return item.at;
  const [only, ...others] = item.places;
  return only !== undefined && others.length === 0 ? findPlaceOrTown(only)?.at : undefined;
}

/** The means of transport between two items, in order and without repeats. */
function meansBetween(from: WithCoordinates, to: WithCoordinates): Transport[] {
  const start = placeSlugOf(from);
  const end = placeSlugOf(to);
  if (start === undefined || end === undefined || start === end) return [];
  return [...new Set(legs.between(start, end).map(({ transport }) => transport))];
}

/** The slug of a place, or of an activity's first place. */
function placeSlugOf(item: WithCoordinates): string | undefined {
  return 'places' in item ? item.places[0] : item.slug;
}
