import { labels } from '@/lib/content/query/site';
import type { DateContext } from '@/lib/dates/date-notes';
import type { TripDay, TripsFile, UndatedTrip } from '@/lib/dates/trips-file';

/** Makes the data of trips for browsers, which causes no notes. A test sets the fields that it is about. */
export function makeTrips(fields: Partial<TripsFile> = {}): TripsFile {
  return {
    messages: labels.dates,
    sea: { changeable: [], cyclones: [], cancelled: [] },
    crowds: [],
    terms: {
      steps: [
        { days: 30, percent: 10 },
        { days: 15, percent: 50 },
        { days: 0, percent: 100 },
      ],
      deposit: 30,
      balanceDays: 15,
    },
    trips: {},
    ...fields,
  };
}

/** Makes a day of a trip in the town. */
export function makeTripDay(fields: Partial<TripDay> = {}): TripDay {
  return { title: 'A day', at: { north: 11.67, east: 92.74 }, sees: [], sails: false, ...fields };
}

/** Makes a trip with its day of arrival, by default long before it. */
export function makeContext(
  trip: Pick<UndatedTrip, 'days'>,
  arrival: string,
  data = makeTrips(),
  today = '2026-11-25',
): DateContext {
  return { trip: { name: 'Trip', landBy: 'noon', addedDays: [], ...trip }, arrival, data, today };
}
