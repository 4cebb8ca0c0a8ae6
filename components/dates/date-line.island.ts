import { readData, requestData } from '@/components/loading/data';
import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { describeDates } from '@/lib/trips/date-notes';
import { planDatedTrip } from '@/lib/trips/plan-dated-trip';

/** Fills a line with the dates of a trip, as soon as the data have loaded. */
export function startDateLine(line: HTMLElement): void {
  const fill = () => {
    const { route = '' } = line.dataset;
    const data = { trips: readData('trips'), tariff: readData('tariff') };
    const trip = planDatedTrip(data, route, choiceStore.read(), dayStore.read());
    line.textContent = data.trips && trip ? describeDates(trip, data.trips) : '';
  };
  dayStore.subscribe(fill);
  choiceStore.subscribe(fill);
  for (const name of ['trips', 'tariff'] as const) void requestData(name).then(fill);
}
