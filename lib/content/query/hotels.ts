import { staysOf } from '@/lib/content/follow-itinerary';
import { priceInClass } from '@/lib/trips/plan-trip';
import type { Package } from './packages';
import { content } from './site';

/** `classes`: that of the listed prices first. */
export const { page: hotelsPage, classes: hotelClasses } = content.hotels;

/** The classes of hotels for a package: what it costs one of two adults in each, in ₹, and the hotels where it stays. */
export function classesOf(item: Package) {
  const stays = staysOf(item.itinerary);
  return hotelClasses.map((hotelClass) => ({
    ...hotelClass,
    price: priceInClass(item.price.now, stays, hotelClass),
    hotels: hotelClass.hotels.filter(({ place }) => stays.includes(place)),
  }));
}
