import { content } from '@/lib/content/load/store';
import { listedTrip } from '@/lib/content/prices';
import { priceInClass } from '@/lib/trip-options/total';
import type { Package } from './packages';

/** The page of the hotels. */
export const { page: hotelsPage } = content.hotels;

/** The classes of hotels, that of the listed prices first, with the places where each has hotels. */
export const hotelClasses = content.hotels.classes.map((hotelClass) => ({
  ...hotelClass,
  places: hotelClass.hotels.map(({ place }) => place),
}));

/** The classes of hotels for a package, with what it costs one of two adults in each, in ₹. */
export function classesOf(item: Package) {
  const trip = listedTrip(item);
  return hotelClasses.map((entry) => ({ ...entry, price: priceInClass(trip, entry) }));
}
