import type { Content, ParsedPackage } from './types';

/** The movements of the travellers on a day of a package. Places are slugs of places or of the town. */
type TravelDay = {
  /** The place where the day starts: the town on the first day, then the place of the previous night. */
  start: string;
  /** The ferries in order, each with the place where the travellers are before they board. */
  crossings: { ferryRoute: Content['ferryRoutes'][number]; from: string }[];
  /** The place where the last ferry lands or, on a day without ferries, where the day starts. */
  afterFerries: string;
  /** The places that they visit by road or boat. */
  visits: string[];
  /** The place where the day ends: where they sleep or, on the last day, the town, from which they fly home. */
  end: string;
};

/**
 * Follows the travellers through an itinerary, whether or not it is feasible.
 * @param content the ferry routes; unknown ones are ignored
 * @returns one entry for each day
 */
export function followItinerary(
  itinerary: ParsedPackage['itinerary'],
  { town, ferryRoutes }: Pick<Content, 'town' | 'ferryRoutes'>,
): TravelDay[] {
  let place = town.slug;
  return itinerary.map(({ ferryRoutes: slugs = [], visits = [], stay: end = town.slug }) => {
    const start = place;
    const crossings = slugs.flatMap((slug) => {
      const ferryRoute = ferryRoutes.find((candidate) => candidate.slug === slug);
      if (!ferryRoute) return [];
      const from = place;
      place = ferryRoute.to;
      return { ferryRoute, from };
    });
    const afterFerries = place;
    place = end;
    return { start, crossings, afterFerries, visits, end };
  });
}
