'use client';

import { describeDates } from '@/lib/trips/date-notes';
import { type DatedTripProps, useDatedTrip } from './use-dated-trip';

/** The dates of a trip in one line. Renders nothing without dates. */
export function DateLine(props: DatedTripProps) {
  const trip = useDatedTrip(props);
  const line = trip && describeDates(trip, props.tariff);
  return line && <span key={line}>{line}</span>;
}
