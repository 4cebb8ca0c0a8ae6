import { getSearchRecords } from '@/components/search/search-records';
import { otherWords } from '@/lib/content/query/other-words';
import type { SearchFile } from '@/lib/search/record';

export const dynamic = 'force-static';

/** What browsers need for the search; fetched when a visitor turns to its field. */
export function GET() {
  return Response.json({ records: getSearchRecords(), otherWords } satisfies SearchFile);
}
