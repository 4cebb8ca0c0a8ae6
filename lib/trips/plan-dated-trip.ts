import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import type { StoredChoice } from './choice';
import { planTrip } from './plan-trip';
import { findPackage, type TariffData, type TripDay } from './tariff';

/** A trip with dates, day by day. */
export type DatedTrip = NonNullable<ReturnType<typeof planDatedTrip>>;

/**
 * Plans the trip of a package for a day of arrival. Added nights come as extra days before the last.
 * @returns undefined if the route is not that of a package
 */
export function planDatedTrip(
  tariff: TariffData,
  route: string,
  choice: StoredChoice,
  arrival: string,
  today = dayInIndia(),
) {
  const item = findPackage(tariff, route);
  if (!item) return undefined;
  const { name, latestLanding, itinerary } = item;
  const trip = planTrip(tariff, item, choice, { arrival, today });
  const addedDays = trip.nights.flatMap(({ addedBy }) => (addedBy ? { title: addedBy } : []));
  const days: TripDay[] = [...itinerary.slice(0, -1), ...addedDays, ...itinerary.slice(-1)];
  return {
    ...trip,
    arrival,
    departure: addDays(arrival, trip.nights.length),
    today,
    name,
    latestLanding,
    days: days.map((day, index) => ({
      ...day,
      date: addDays(arrival, index),
      /** Where the night is spent or, on the last day, where the airport is. */
      position: tariff.positions[trip.nights[index]?.place ?? ''] ?? tariff.airport,
    })),
  };
}
