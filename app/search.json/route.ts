import { getEntries } from '@/components/kinds/entries';

export const dynamic = 'force-static';

/** What browsers need for the search; fetched when a visitor turns to its field. */
export function GET() {
  return Response.json(getEntries());
}
