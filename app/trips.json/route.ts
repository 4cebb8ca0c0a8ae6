import { makeTripsData } from '@/lib/data-files/make-trips';

export const dynamic = 'force-static';

/** The data for adding dates to packages. Fetched when a page with dates needs it. */
export const GET = () => Response.json(makeTripsData());
