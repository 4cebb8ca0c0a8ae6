import { readData, requestData } from '@/components/loading/data';
import { readChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { describeDates } from '@/lib/trips/date-notes';
import { planDatedTrip } from '@/lib/trips/dated-trip';

/** Fills a line with the dates of a trip. Until its data have been loaded, it is empty. */
export function startDateLine(line: HTMLElement): void {
  const fill = () => {
    const { route = '' } = line.dataset;
    const data = { trips: readData('trips'), tariff: readData('tariff') };
    const trip = planDatedTrip(data, route, readChoice(), readDay());
    line.textContent = data.trips && trip ? describeDates(trip, data.trips) : '';
  };
  subscribeToDay(fill);
  subscribeToChoice(fill);
  for (const name of ['trips', 'tariff'] as const) void requestData(name).then(fill);
}
