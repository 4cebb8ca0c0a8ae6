import type { Coordinates } from '@/content/schema/fields';
import type { BusyPeriod, ferryReliabilities } from '@/content/schema/hours-and-seasons';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import type { OpenDays } from '@/lib/dates/closures';
import type { StoredChoice } from './choice';
import { planTrip, type Trip } from './plan-trip';
import { findPackage, type TariffData } from './tariff';

/** The opening hours of a sight, a boat or a road. `instead`: what replaces it in another season. */
export type TripOpeningHours = OpenDays & { name: string; instead?: TripOpeningHours | undefined };

export type PackageDay = {
  title: string;
  /** The opening hours of everything that travellers visit on this day. */
  openingHours: TripOpeningHours[];
  hasFerry: boolean;
};

/** The days of a package. */
export type PackageItinerary = {
  route: string;
  name: string;
  /** The latest landing time on the first day, in words: 1 pm. */
  latestLanding: string;
  days: PackageDay[];
};

/** The data file `calendar`, for planning packages on a visitor's dates. */
export type CalendarData = {
  itineraries: PackageItinerary[];
  messages: (typeof labels)['dates'];
  /** The reliability of ferries in each month, January first. */
  ferryMonths: (typeof ferryReliabilities)[number][];
  busyPeriods: BusyPeriod[];
  /** The cancellation charges, in percent of the price, by days before arrival. */
  cancellation: Terms['cancellation']['charges'];
  /** The coordinates of the town and all places, by slug. */
  places: Record<string, Coordinates>;
  airport: Coordinates;
};

/** A trip with dates, day by day. `position`: where the night is spent or, on the last day, where the airport is. */
export type DatedTrip = Trip &
  Pick<PackageItinerary, 'name' | 'latestLanding'> &
  Record<'arrival' | 'departure' | 'today', string> & {
    days: (PackageDay & { date: string; position: Coordinates })[];
  };

/**
 * Plans the trip of a package for a day of arrival. Added nights come as extra days before the last.
 * @returns undefined if the package is not in the data
 */
export function planDatedTrip(
  { calendar, tariff }: { calendar: CalendarData; tariff: TariffData },
  route: string,
  choice: StoredChoice,
  arrival: string,
  today = dayInIndia(),
): DatedTrip | undefined {
  const pricedPackage = findPackage(tariff, route);
  const itinerary = calendar.itineraries.find((candidate) => candidate.route === route);
  if (!pricedPackage || !itinerary) return undefined;
  const { name, latestLanding, days } = itinerary;
  const trip = planTrip(tariff, pricedPackage, choice, { arrival, today });
  const addedDays = trip.nights.flatMap(({ addedBy }) =>
    addedBy ? { title: addedBy, openingHours: [], hasFerry: false } : [],
  );
  const datedDays = [...days.slice(0, -1), ...addedDays, ...days.slice(-1)].map((day, index) => {
    const place = trip.nights[index]?.place ?? '';
    const position = calendar.places[place] ?? calendar.airport;
    return { ...day, date: addDays(arrival, index), position };
  });
  const { departure = arrival } = trip;
  return { ...trip, arrival, departure, today, name, latestLanding, days: datedDays };
}
