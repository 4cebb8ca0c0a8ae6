'use client';

import { describeDates } from '@/lib/trips/date-notes';
import { useDatedTrip } from './use-dated-trip';

/** The dates of a trip in one line. Renders nothing without dates. */
export function DateLine({ route }: { route: string }) {
  const dated = useDatedTrip(route);
  const line = dated && describeDates(dated.trip, dated.data);
  return line && <span key={line}>{line}</span>;
}
