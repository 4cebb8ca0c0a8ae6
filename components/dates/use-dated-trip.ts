import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import type { DataFiles } from '@/lib/data-files/data-files';
import { planDatedTrip } from '@/lib/trips/plan-dated-trip';

/** The route of a package, and the data for planning it. */
export type DatedTripProps = { route: string } & Pick<DataFiles, 'tariff'>;

/** The trip of a package on the visitor's dates. @returns undefined without a day of arrival */
export function useDatedTrip({ route, tariff }: DatedTripProps) {
  const day = useStored(dayStore);
  const choice = useStored(choiceStore);
  return day ? planDatedTrip(tariff, route, choice, day) : undefined;
}
