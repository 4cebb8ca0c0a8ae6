import { fetchOnce } from '@/components/ui/fetch-once.client';
import { tripsPath } from '@/lib/routes';
import type { TripsFile } from '@/lib/trip-dates/trip-data';

/** Fetches what is known of all trips, once; rejects when that fails. */
export const fetchTrips = fetchOnce(tripsPath, (trips: TripsFile) => trips);
