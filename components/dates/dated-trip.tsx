import { Island } from '@/components/islands/island';
import type { Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { DatedTripView } from './dated-trip.island';

type Props = {
  item: Package;
  /** What it says: each day, what the trip meets, or that in one line. */
  as: 'days' | 'notes' | 'line';
  className?: string;
};

const { share, shareByChat, shareByMail, opensNewTab, copyLink, linkCopied, linkRefused } = labels;
const shareWords = {
  share,
  shareByChat,
  shareByMail,
  opensNewTab,
  copyLink,
  linkCopied,
  linkRefused,
};

/**
 * What a trip is like on the visitor's dates, beside what the page says of it without any. It is empty until a
 * day of arrival is chosen (day-form.tsx), but for the links that share the trip, below its days.
 */
export function DatedTrip({ item, as, className }: Props) {
  const { name, route } = itemLinkOf(item);
  const words = {
    ...shareWords,
    calendar: labels.tripExport.calendar,
    failed: labels.dates.failed,
  };
  const share = { name, url: company.site + route, words };
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
