import { fetchOnce } from '@/components/ui/fetch-once';
import type { TripsFile } from '@/lib/dates/trips-file';
import { tripsPath } from '@/lib/routes/file-paths';

export const fetchTrips = () => fetchOnce<TripsFile>(tripsPath);
