import { makeTripsFile } from '@/lib/data-files/trips';

export const dynamic = 'force-static';

/** The data for putting dates on packages in the browser. It is fetched when a visitor chooses a day. */
export function GET() {
  return Response.json(makeTripsFile());
}
