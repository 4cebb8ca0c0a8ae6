import type { Content, PackageEntry } from './collections';

type FerryRoute = Content['ferryRoutes'][number];

/** How the travellers move on a day of a trip. Places are slugs of places or of the town. */
export type TravelDay = {
  /** Where the day begins: the town on the first one, later the place of the night before. */
  start: string;
  /** The ferries in their order, each with the place where the travellers are before it. */
  rides: { ferryRoute: FerryRoute; from: string }[];
  /** Where the last ferry lands; without one, where the day begins. */
  landed: string;
  /** What they visit by road or by a boat. */
  visits: string[];
  /** Where they sleep; on the last day the town, from which they fly home. */
  night: string;
};

/**
 * Follows the travellers through an itinerary, whether it can be travelled or not.
 * @param content it has the ferry routes; unknown ones are left out
 * @returns one entry for each day
 */
export function followItinerary(
  itinerary: PackageEntry['itinerary'],
  { town, ferryRoutes }: Pick<Content, 'town' | 'ferryRoutes'>,
): TravelDay[] {
  let here = town.slug;
  return itinerary.map(({ ferries = [], visits = [], stay: night = town.slug }) => {
    const start = here;
    const rides = ferries.flatMap((slug) => {
      const ferryRoute = ferryRoutes.find((one) => one.slug === slug);
      if (!ferryRoute) return [];
      const from = here;
      here = ferryRoute.to;
      return { ferryRoute, from };
    });
    const landed = here;
    here = night;
    return { start, rides, landed, visits, night };
  });
}
