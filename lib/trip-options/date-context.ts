import { dayInIndia } from '@/lib/dates/calendar-day';
import type { DateContext } from '@/lib/dates/date-notes';
import type { TripsFile } from '@/lib/dates/trips-file';
import { type StoredChoice, tickedExtras } from './choice';

/** A trip on a day of arrival; each night that is added is a day before the last. Undefined without all data. */
export function dateContextOf(
  data: TripsFile | undefined,
  route: string,
  arrival: string | undefined,
  choice: StoredChoice,
): DateContext | undefined {
  const trip = data?.trips[route];
  if (!trip || !arrival) return undefined;
  const added = tickedExtras(trip.addedDays, choice, route);
  const days = [...trip.days.slice(0, -1), ...added, ...trip.days.slice(-1)];
  return { trip: { ...trip, days }, arrival, today: dayInIndia(), data };
}
