import { readChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { fetchOnce } from '@/components/ui/fetch-once';
import { describeDates } from '@/lib/dates/date-notes';
import type { TripsFile } from '@/lib/dates/trips-file';
import { tripsPath } from '@/lib/routes/file-paths';
import { dateContextOf } from '@/lib/trip-options/date-context';

/** Fills a line with the dates of a trip. If the data do not load, it stays empty, and the form of the day says so. */
export function startDateLine(line: HTMLElement): void {
  const fill = async () => {
    const data = await fetchOnce<TripsFile>(tripsPath).catch(() => undefined);
    const context = dateContextOf(data, line.dataset.trip ?? '', readDay(), readChoice());
    line.textContent = context ? describeDates(context) : '';
  };
  void fill();
  addEventListener('online', fill);
  subscribeToDay(fill);
  subscribeToChoice(fill);
}
