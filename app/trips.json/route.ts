import { makeTripsFile } from '@/lib/dates/trips-file';

export const dynamic = 'force-static';

/** What browsers need for putting dates on the packages; fetched when a visitor chooses a day. */
export function GET() {
  return Response.json(makeTripsFile());
}
