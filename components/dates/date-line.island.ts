import { readChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { describeDates } from '@/lib/dates/date-notes';
import { dateContextOf } from '@/lib/trip-options/date-context';
import { fetchTrips } from './fetch-trips';

/** Fills a line with the dates of a trip. If the data do not load, it stays empty, and the form of the day says so. */
export function startDateLine(line: HTMLElement): void {
  const fill = async () => {
    const data = await fetchTrips().catch(() => undefined);
    const context = dateContextOf(data, line.dataset.trip ?? '', readDay(), readChoice());
    line.textContent = context ? describeDates(context) : '';
  };
  void fill();
  subscribeToDay(fill);
  subscribeToChoice(fill);
}
