import { shortNameIn } from '@/lib/content/names';
import { openingHoursOnDay } from '@/lib/dates/closures';
import { nightPlacesOf } from '@/lib/trips/tariff';
import { content } from './all-content';
import { findItem, itemsWithSlugs } from './items';
import { openingHours } from './opening-hours';
import type { Package } from './packages';

type WithItinerary = Pick<Package, 'itinerary'>;

/** The days of a package, in order, with the items that they refer to. */
export function itineraryOf({ itinerary }: WithItinerary) {
  return itinerary.map(({ ferryRoutes = [], stay, ...day }) => ({
    ...day,
    ferryRoutes: itemsWithSlugs('ferryRoute', ferryRoutes),
    /** The opening hours of everything that travellers visit on this day. */
    openingHours: openingHoursOnDay(day, openingHours),
    /** The place of the night, with its page if it has one; undefined on the last day. */
    stay: stay ? { name: shortNameIn(content, stay), place: findItem('place', stay) } : undefined,
  }));
}

export type Day = ReturnType<typeof itineraryOf>[number];

/** The number of nights at each place, in order of arrival. Two stays at one place are added up. */
export function nightsByPlace({ itinerary }: WithItinerary): { name: string; nights: number }[] {
  const nightPlaces = nightPlacesOf(itinerary);
  return [...new Set(nightPlaces)].map((slug) => ({
    name: shortNameIn(content, slug),
    nights: nightPlaces.filter((place) => place === slug).length,
  }));
}
