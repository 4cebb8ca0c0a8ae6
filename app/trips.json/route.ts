import { makeTripsFile } from '@/lib/data-files/trips';

export const dynamic = 'force-static';

/** The data for putting dates on packages in the browser. It is fetched when a visitor chooses a day. */
export const GET = () => Response.json(makeTripsFile());
