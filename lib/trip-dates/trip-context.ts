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
export function tripContext(route = '', context?: ArrivalContext): TripContext | undefined {
  const trip = context?.data.trips[route];
  return context && trip && { ...context, trip };
}
