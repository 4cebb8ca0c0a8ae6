import { content } from '@/lib/content/load/store';
import { pricedTrip } from '@/lib/content/prices';
import { priceInClass } from '@/lib/trip-options/total';
import type { Package } from './packages';

/** The classes of hotels, that of the listed prices first, and the page that shows them. */
export const { classes: hotelClasses, page: hotelsPage } = content.hotels;

/** The classes of hotels for a package, with what it costs one of two adults in each, in ₹. */
export function classesOf(item: Package) {
  const trip = pricedTrip(item);
  return hotelClasses.map((hotelClass) => {
    const places = hotelClass.hotels.map(({ place }) => place);
    return { ...hotelClass, price: priceInClass(trip, { ...hotelClass, places }) };
  });
}
