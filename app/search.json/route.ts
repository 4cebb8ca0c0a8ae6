import { getSearchRecords } from '@/lib/search/site-records';

export const dynamic = 'force-static';

/** What browsers need for the search; fetched when a visitor turns to its field. */
export function GET() {
  return Response.json(getSearchRecords());
}
