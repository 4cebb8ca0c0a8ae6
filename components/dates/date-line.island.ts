import { dayInIndia } from '@/lib/dates/calendar-day';
import { describeDates } from '@/lib/dates/date-notes';
import { readDay, subscribeToDay } from './day-store';
import { fetchTrips } from './fetch-trips';

/** Fills a line with the dates of a trip. If the data do not load, it stays empty, and the form of the day says so. */
export function startDateLine(line: HTMLElement): void {
  const fill = async () => {
    const data = await fetchTrips();
    const [trip, arrival] = [data.trips[line.dataset.trip ?? ''], readDay()];
    const dates = trip && arrival && describeDates({ trip, arrival, today: dayInIndia(), data });
    line.textContent = dates ?? '';
  };
  const refill = () => void fill().catch(() => undefined);
  refill();
  subscribeToDay(refill);
}
