import type { Coordinates } from '@/content/schema/fields';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import type { StoredChoice } from './choice';
import { planTrip, type Trip } from './plan-trip';
import type { TripDay, TripsFile } from './trips-file';

/** A trip with its day of arrival, day by day. */
export type DatedTrip = Trip & {
  arrival: string;
  departure: string;
  today: string;
  name: string;
  /** The latest landing on its first day, in words: 1 pm. */
  landBy: string;
  days: DatedDay[];
};

/** A day of a trip, with its date, and the place of its night or, on the last day, the airport. */
export type DatedDay = TripDay & { date: string; at: Coordinates };

/**
 * Plans the trip of a package for a day of arrival. Each night that is added is a day before the last.
 * @returns undefined without the data, the package or the day
 */
export function findDatedTrip(
  file: TripsFile | undefined,
  route: string,
  choice: StoredChoice,
  arrival: string | undefined,
  today = dayInIndia(),
): DatedTrip | undefined {
  const item = file?.packages.find((known) => known.route === route);
  if (!file || !item || !arrival) return undefined;
  const { name, landBy, days } = item;
  const trip = planTrip(file.tariff, item, choice, { arrival, today });
  const addedDays = trip.nights.flatMap(({ addedBy }) =>
    addedBy ? { title: addedBy, sees: [], sails: false } : [],
  );
  const datedDays = [...days.slice(0, -1), ...addedDays, ...days.slice(-1)].map((day, index) => {
    const place = trip.nights[index]?.place ?? '';
    return { ...day, date: addDays(arrival, index), at: file.places[place] ?? file.airport };
  });
  const { departure = arrival } = trip;
  return { ...trip, arrival, departure, today, name, landBy, days: datedDays };
}
