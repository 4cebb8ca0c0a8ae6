import type { TripRecord, TripsFile } from './trips-file-shape';

/** A day of arrival, with what it is judged by. Days are year-month-day. */
export type ArrivalContext = {
  arrival: string;
  /** The day that it is in India. */
  today: string;
  data: TripsFile;
};

/** A trip that begins on a day: what the functions of this folder look at. */
export type TripContext = ArrivalContext & { trip: TripRecord };

/** The trip whose page has this address, on these dates; undefined without dates, and for a trip that is not known. */
export function tripContext(route = '', dates?: ArrivalContext): TripContext | undefined {
  const trip = dates?.data.trips[route];
  return dates && trip && { ...dates, trip };
}
