import type { ItineraryDay } from '@/content/schema/package';
import { weekdays } from '@/content/schema/weekdays';
import { checkItineraries } from '@/lib/content/check/check-itineraries';
import type { Content } from '@/lib/content/types';
import { makeFerryRoute, makeOpeningHours, makePackage } from './factories';

function ferryRoute(slug: string) {
  const [from = '', to = ''] = slug.split('-');
  return makeFerryRoute({ slug, from, to });
}

/**
 * Makes a day of a trip.
 * @param ferryRoutes the slugs of the day's ferry routes, separated by spaces
 */
export const day = (stay?: string, ferryRoutes?: string): ItineraryDay => ({
  title: 'A day',
  text: 'Something happens.',
  stay,
  ferryRoutes: ferryRoutes?.split(' '),
});

/** Lists the issues of a trip from a town to an isle and an islet, with a hill and a ruin that roads lead to. */
export function issuesOf(...itinerary: ItineraryDay[]) {
  const content = {
    town: { slug: 'town' },
    ferryRoutes: ['town-isle', 'isle-islet', 'islet-town'].map(ferryRoute),
    openingHours: [
      makeOpeningHours({ slug: 'fort', name: 'Fort', closed: weekdays.slice(0, 3) }),
      makeOpeningHours({ slug: 'mill', name: 'Mill', closed: weekdays.slice(3) }),
    ],
    extras: [{ slug: 'late', per: 'addedNight', places: ['town'] }],
    honeymoonPackages: [makePackage({ slug: 'trip', itinerary })],
    familyPackages: [],
    flagshipPackages: [],
  };
  return checkItineraries(content as unknown as Content).map(({ text }) =>
    text.replace('honeymoonPackages › trip › itinerary', ''),
  );
}
