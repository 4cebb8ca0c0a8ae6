import type { Coordinates } from '@/content/schema/fields';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import type { StoredChoice } from './choice';
import type { DatesData, PackageDay, PackageItinerary } from './dates-data';
import { planTrip, type Trip } from './plan-trip';
import { findPackage, type TariffData } from './tariff';

/** A trip with dates, day by day. `position`: where the night is spent or, on the last day, where the airport is. */
export type DatedTrip = Trip &
  Pick<PackageItinerary, 'name' | 'latestLanding'> &
  Record<'arrival' | 'departure' | 'today', string> & {
    days: (PackageDay & { date: string; position: Coordinates })[];
  };

/**
 * Plans the trip of a package for a day of arrival. Added nights come as extra days before the last.
 * @returns undefined if the data lack the package
 */
export function planDatedTrip(
  { dates, tariff }: { dates: DatesData; tariff: TariffData },
  route: string,
  choice: StoredChoice,
  arrival: string,
  today = dayInIndia(),
): DatedTrip | undefined {
  const pricedPackage = findPackage(tariff, route);
  const itinerary = dates.itineraries.find((candidate) => candidate.route === route);
  if (!pricedPackage || !itinerary) return undefined;
  const { name, latestLanding, days } = itinerary;
  const trip = planTrip(tariff, pricedPackage, choice, { arrival, today });
  const addedDays = trip.nights.flatMap(({ extraName }) =>
    extraName ? { title: extraName, openingHours: [], hasFerry: false } : [],
  );
  const datedDays = [...days.slice(0, -1), ...addedDays, ...days.slice(-1)].map((day, index) => {
    const place = trip.nights[index]?.place ?? '';
    const position = dates.places[place] ?? dates.airport;
    return { ...day, date: addDays(arrival, index), position };
  });
  const { departure = arrival } = trip;
  return { ...trip, arrival, departure, today, name, latestLanding, days: datedDays };
}
