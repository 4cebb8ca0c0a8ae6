import type { Crossing } from './cruise';
import { findItem } from './items';
import type { Package } from './packages';
import { findSpot, type Place, placesNamed } from './places';

/** A day of a trip with the items it refers to, without hidden ones. */
export type Day = {
  title: string;
  text: string;
  /** The crossings in their order. */
  ferries: Crossing[];
  /** The places of an outing by road or launch. */
  visits: Place[];
  /** Where the travellers sleep, with its page if it has one; undefined on the last day. */
  stay: { name: string; place: Place | undefined } | undefined;
};

/** The days of a package, in their order. */
export function itineraryOf({ itinerary }: Pick<Package, 'itinerary'>): Day[] {
  return itinerary.map(({ title, text, ferries = [], visits = [], stay }) => ({
    title,
    text,
    ferries: ferries.flatMap((slug) => findItem('crossing', slug) ?? []),
    visits: placesNamed(visits),
    stay: stay === undefined ? undefined : nightAt(stay),
  }));
}

function nightAt(slug: string) {
  return { name: findSpot(slug)?.name ?? slug, place: findItem('place', slug) };
}
