import { dayInIndia } from '@/lib/dates/calendar-day';
import { describeDates } from '@/lib/dates/date-notes';
import { readDay, subscribeToDay } from './day-store';
import { fetchTrips } from './fetch-trips';

/** The route of the trip. */
export type DateLineProps = { trip: string };

/** Fills a line with the dates of a trip. If the data do not arrive, it stays empty, and the form of the day says so. */
export function startDateLine(line: HTMLElement, props: unknown): void {
  const { trip: route } = props as DateLineProps;
  const fill = async () => {
    const data = await fetchTrips();
    const [trip, arrival] = [data.trips[route], readDay()];
    line.textContent =
      trip && arrival ? describeDates({ trip, arrival, today: dayInIndia(), data }) : '';
  };
  const refill = () => void fill().catch(() => undefined);
  refill();
  subscribeToDay(refill);
}
