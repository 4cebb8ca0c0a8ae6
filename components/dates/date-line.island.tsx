'use client';

import { describeDates } from '@/lib/trips/date-notes';
import { isDated } from '@/lib/trips/plan-trip';
import { type TripProps, useTrip } from './use-trip';

/** The dates of a trip in one line. Renders nothing without dates. */
export function DateLine(props: TripProps) {
  const trip = useTrip(props);
  const line = trip && isDated(trip) && describeDates(trip, props.tariff);
  return line && <span key={line}>{line}</span>;
}
