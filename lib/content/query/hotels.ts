import { staysOf } from '@/lib/content/follow-itinerary';
import { content } from '@/lib/content/load/store';
import { priceInClass } from '@/lib/trips/plan-trip';
import type { Package } from './packages';

export const { page: hotelsPage } = content.hotels;

/** The classes of hotels, that of the listed prices first, with the places where each has hotels. */
export const hotelClasses = content.hotels.classes.map((hotelClass) => ({
  ...hotelClass,
  places: hotelClass.hotels.map(({ place }) => place),
}));

/** The classes of hotels for a package: what it costs one of two adults in each, in ₹, and the hotels where it stays. */
export function classesOf(item: Package) {
  const stays = staysOf(item.itinerary);
  return hotelClasses.map((hotelClass) => ({
    ...hotelClass,
    price: priceInClass(item.price.now, stays, hotelClass),
    hotels: hotelClass.hotels.filter(({ place }) => stays.includes(place)),
  }));
}
