'use client';

import { useData } from '@/components/loading/use-data';
import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import { describeDates } from '@/lib/trips/date-notes';
import { planDatedTrip } from '@/lib/trips/plan-dated-trip';

/** The dates of a trip in one line. Renders nothing without dates. */
export function DateLine({ route }: { route: string }) {
  const dated = useDatedTrip(route);
  const line = dated && describeDates(dated.trip, dated.data);
  return line && <span key={line}>{line}</span>;
}

/**
 * The trip of a package on the visitor's dates, and the data of dates.json.
 * @returns undefined without a day of arrival, and until the data have loaded
 */
export function useDatedTrip(route: string) {
  const day = useStored(dayStore);
  const choice = useStored(choiceStore);
  const { data } = useData('dates', day !== undefined);
  const { data: tariff } = useData('tariff', day !== undefined);
  const trip = data && tariff && day && planDatedTrip({ dates: data, tariff }, route, choice, day);
  return trip ? { trip, data } : undefined;
}
