import { Island } from '@/components/islands/island';
import type { Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { DatedTripView } from './dated-trip.island';

type Props = {
  item: Package;
  /** What to show: every day, or one line. */
  as: 'days' | 'line';
  className?: string;
};

/** A trip on the dates that the visitor chooses (day-form.tsx). Without dates, it shows only the links for sharing. */
export function DatedTrip({ item, as, className }: Props) {
  const { name, route } = itemLinkOf(item);
  const share = {
    name,
    url: company.site + route,
    messages: labels.sharing,
    newTabNote: labels.opensNewTab,
    calendar: labels.tripExport.calendar,
    failed: labels.dates.failed,
  };
  return (
    <Island
      as={as === 'line' ? 'p' : 'div'}
      name="dated-trip"
      when="start"
      className={className}
      component={DatedTripView}
      props={{ as, trip: route, ...(as === 'days' && { share }) }}
    />
  );
}
