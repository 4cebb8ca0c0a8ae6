'use client';

import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import type { DataFiles } from '@/lib/data-files/data-files';
import { describeDates } from '@/lib/trips/date-notes';
import { planDatedTrip } from '@/lib/trips/plan-dated-trip';

/** The route of a package, and the data for planning it. */
export type DatedTripProps = { route: string } & Pick<DataFiles, 'dates' | 'tariff'>;

/** The dates of a trip in one line. Renders nothing without dates. */
export function DateLine(props: DatedTripProps) {
  const trip = useDatedTrip(props);
  const line = trip && describeDates(trip, props.dates);
  return line && <span key={line}>{line}</span>;
}

/** The trip of a package on the visitor's dates. @returns undefined without a day of arrival */
export function useDatedTrip({ route, ...data }: DatedTripProps) {
  const day = useStored(dayStore);
  const choice = useStored(choiceStore);
  return day ? planDatedTrip(data, route, choice, day) : undefined;
}
