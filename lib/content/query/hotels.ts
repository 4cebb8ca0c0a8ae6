import { content } from '@/lib/content/load/store';
import { pricePerPerson } from '@/lib/content/prices';
import { classAddition } from '@/lib/trip-options/total';
import type { Package } from './packages';

/** The classes of hotels, that of the listed prices first, and the page that shows them. */
export const { classes: hotelClasses, page: hotelsPage } = content.hotels;

/** The classes of hotels for a package, with what it costs one of two adults in each, in ₹. */
export function classesOf(item: Package) {
  const stays = item.itinerary.flatMap(({ stay }) => stay ?? []);
  return hotelClasses.map((hotelClass) => {
    const places = hotelClass.hotels.map(({ place }) => place);
    const adds = classAddition({ ...hotelClass, places }, stays);
    return { ...hotelClass, price: pricePerPerson(item) + adds };
  });
}
