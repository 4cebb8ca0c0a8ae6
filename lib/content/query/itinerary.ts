import type { FerryRoute } from './ferries';
import { findItem, itemsBySlug } from './items';
import { type OpeningHours, openingHoursOnDay } from './opening';
import type { Package } from './packages';
import { type Place, shortNameOf } from './places';

/** A day of a trip with the items it refers to. */
export type Day = {
  title: string;
  text: string;
  /** The ferry routes in their order. */
  ferries: FerryRoute[];
  /** When the sights of the day are open. */
  openings: OpeningHours[];
  /** Whether the day starts before the sun. */
  early: boolean;
  /** Where the travellers sleep, by its shortest name, with its page if it has one; undefined on the last day. */
  stay: { name: string; place: Place | undefined } | undefined;
};

/** The days of a package, in their order. */
export function itineraryOf({ itinerary }: Pick<Package, 'itinerary'>): Day[] {
  return itinerary.map((day) => ({
    title: day.title,
    text: day.text,
    ferries: itemsBySlug('ferryRoute', day.ferries ?? []),
    openings: openingHoursOnDay(day),
    early: day.early ?? false,
    stay: day.stay === undefined ? undefined : nightAt(day.stay),
  }));
}

function nightAt(slug: string) {
  return { name: shortNameOf(slug), place: findItem('place', slug) };
}

/** The nights of a package at each place, by its shortest name, in the order of the trip. */
export function nightsOf({
  itinerary,
}: Pick<Package, 'itinerary'>): { name: string; nights: number }[] {
  const stays = itinerary.flatMap(({ stay }) => stay ?? []);
  return [...new Set(stays)].map((slug) => ({
    name: shortNameOf(slug),
    nights: stays.filter((one) => one === slug).length,
  }));
}
