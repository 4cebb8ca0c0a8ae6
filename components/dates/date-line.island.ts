import { dayInIndia } from '@/lib/dates/calendar-day';
import { describeDates } from '@/lib/dates/date-notes';
import { readDay, subscribeToDay } from './day-store';
import { fetchTrips } from './fetch-trips';

/** Fills a line with the dates of a trip. If the data do not load, it stays empty, and the form of the day says so. */
export function startDateLine(line: HTMLElement): void {
  const fill = async () => {
    const data = await fetchTrips().catch(() => undefined);
    const [trip, arrival] = [data?.trips[line.dataset.trip ?? ''], readDay()];
    const isKnown = data && trip && arrival;
    line.textContent = isKnown ? describeDates({ trip, arrival, today: dayInIndia(), data }) : '';
  };
  void fill();
  subscribeToDay(fill);
}
