import { loadData, readData } from '@/components/loading/data';
import { readChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { describeDates } from '@/lib/dates/date-notes';
import { dateContextOf } from '@/lib/trip-options/date-context';

/** Fills a line with the dates of a trip. Until its data have been loaded, it is empty. */
export function startDateLine(line: HTMLElement): void {
  const fill = () => {
    const { route = '' } = line.dataset;
    const context = dateContextOf(readData('trips'), route, readDay(), readChoice());
    line.textContent = context ? describeDates(context) : '';
  };
  subscribeToDay(fill);
  subscribeToChoice(fill);
  void loadData('trips').then(fill);
}
