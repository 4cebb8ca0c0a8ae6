import { dayInIndia } from '@/lib/dates/calendar-day';
import type { DateContext } from '@/lib/dates/date-notes';
import type { TripsFile } from '@/lib/dates/trips-file';
import { isTickedFor, type StoredChoice } from './choice';

/** A trip on a day of arrival; each night that is added is a day before the last. Undefined without all data. */
export function dateContextOf(
  data: TripsFile | undefined,
  route: string,
  arrival: string | undefined,
  choice: StoredChoice,
): DateContext | undefined {
  const trip = data?.trips[route];
  if (!trip || !arrival) return undefined;
  const ticks = choice.extras.filter((tick) => isTickedFor(route, tick));
  const added = trip.nights.filter((night) => ticks.some(({ slug }) => slug === night.slug));
  const days = [...trip.days.slice(0, -1), ...added, ...trip.days.slice(-1)];
  return { trip: { ...trip, days }, arrival, today: dayInIndia(), data };
}
