import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { planTrip } from '@/lib/trips/plan-trip';
import { findPackage, type Tariff } from '@/lib/trips/tariff';

/** The route of a package, and the data for planning it. */
export type TripProps = { route: string; tariff: Tariff };

/** The trip of a package for the visitor's choice and day of arrival. */
export function useTrip({ route, tariff }: TripProps) {
  const arrival = useStored(dayStore);
  const choice = useStored(choiceStore);
  const item = findPackage(tariff, route);
  return item && planTrip(tariff, item, choice, { arrival, today: dayInIndia() });
}
