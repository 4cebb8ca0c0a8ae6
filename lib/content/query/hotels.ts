import { priceInClass } from '@/lib/trips/plan-trip';
import { nightPlacesOf } from '@/lib/trips/tariff';
import { content } from './all-content';
import type { Package } from './packages';

/** The listed prices of packages are for the base class, which comes first. */
export const { page: hotelsRoute, classes: hotelClasses } = content.hotels;

/** The classes of hotels for a package, each with the price in ₹ per person, two sharing, and the hotels on the way. */
export function hotelClassesOf(item: Package) {
  const nightPlaces = nightPlacesOf(item.itinerary);
  return hotelClasses.map((hotelClass) => ({
    ...hotelClass,
    price: priceInClass(item.price.now, nightPlaces, hotelClass),
    hotels: hotelClass.hotels.filter(({ place }) => nightPlaces.includes(place)),
  }));
}
