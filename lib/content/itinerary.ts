import { type FerryRoute, getFerryRoutes } from './cruise';
import { type Destination, findPlace, findSpot, getPlaces } from './destinations';
import { getPackages, type TravelPackage } from './packages';

/** A day of a trip with what it refers to; what is hidden is left out. */
export type Day = {
  title: string;
  text: string;
  /** The crossings in their order. */
  ferries: FerryRoute[];
  /** The places of an outing by road or launch. */
  visits: Destination[];
  /** Where one sleeps, with its page if it has one; undefined on the last day. */
  stay: { name: string; place: Destination | undefined } | undefined;
};

/** The days of a package, in their order. */
export function getItinerary(item: TravelPackage): Day[] {
  return item.itinerary.map(({ title, text, ferries = [], visits = [], stay }) => ({
    title,
    text,
    ferries: ferries.flatMap((slug) => getFerryRoutes().filter((route) => route.slug === slug)),
    visits: getPlaces(visits),
    stay: stay === undefined ? undefined : { name: nameOf(stay), place: findPlace(stay) },
  }));
}

function nameOf(slug: string): string {
  return findSpot(slug)?.name ?? slug;
}

/** The packages that take a crossing. */
export function getPackagesTaking(route: FerryRoute): TravelPackage[] {
  return getPackages().filter(({ itinerary }) =>
    itinerary.some(({ ferries }) => ferries?.includes(route.slug)),
  );
}
