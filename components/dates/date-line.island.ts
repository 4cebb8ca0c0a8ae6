import { loadData, readData } from '@/components/loading/data';
import { readChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { describeDates } from '@/lib/trips/date-notes';
import { findDatedTrip } from '@/lib/trips/dated-trip';

/** Fills a line with the dates of a trip. Until its data have been loaded, it is empty. */
export function startDateLine(line: HTMLElement): void {
  const fill = () => {
    const { route = '' } = line.dataset;
    const data = readData('trips');
    const trip = findDatedTrip(data, route, readChoice(), readDay());
    line.textContent = data && trip ? describeDates(trip, data) : '';
  };
  subscribeToDay(fill);
  subscribeToChoice(fill);
  void loadData('trips').then(fill);
}
