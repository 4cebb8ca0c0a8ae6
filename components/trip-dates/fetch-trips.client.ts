import { fetchOnce } from '@/components/ui/fetch-once.client';
import { tripsAddress } from '@/lib/routes';
import type { Trips } from '@/lib/trip-dates/trip-data';

/** Fetches what is known of all trips, once; rejects when that fails. */
export const fetchTrips = fetchOnce(tripsAddress, (trips: Trips) => trips);
