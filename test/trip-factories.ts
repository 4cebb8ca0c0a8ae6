import { labels } from '@/lib/content/query/site';
import type { TripContext } from '@/lib/trip-dates/trip-context';
import type { TripDay, TripRecord, TripsFile } from '@/lib/trip-dates/trips-file-shape';

/** What browsers know of trips, without any that would meet something. A test sets what it is about. */
export function makeTrips(fields: Partial<TripsFile> = {}): TripsFile {
  return {
    site: 'https://site.example',
    town: 'Town',
    words: {
      ...labels.dates,
      ferry: labels.ferry,
      nightIn: labels.nightIn,
      totals: labels.totals,
    },
    sea: { changeable: [], cyclones: [], cancelled: [] },
    glow: [],
    crowds: [],
    terms: {
      steps: [
        { days: 30, percent: 10 },
        { days: 15, percent: 50 },
        { days: 0, percent: 100 },
      ],
      balance: { days: 15, percent: 70 },
    },
    trips: {},
    ...fields,
  };
}

/** A day of a trip in the town. */
export function makeTripDay(fields: Partial<TripDay> = {}): TripDay {
  return { title: 'A day', at: [11.67, 92.74], sees: [], ferries: [], night: 'Town', ...fields };
}

/** A trip that begins on a day, seen long before. */
export function makeContext(
  trip: Omit<TripRecord, 'name'>,
  arrival: string,
  data = makeTrips(),
  today = '2026-11-25',
): TripContext {
  return { trip: { name: 'Trip', ...trip }, arrival, data, today };
}
