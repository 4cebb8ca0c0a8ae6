import { getEntries } from '@/components/kinds/entries';
import { otherWords } from '@/lib/content/other-words';
import type { SearchFile } from '@/lib/find/entry';

export const dynamic = 'force-static';

/** What browsers need for the search; fetched when a visitor turns to its field. */
export function GET() {
  return Response.json({ entries: getEntries(), otherWords } satisfies SearchFile);
}
