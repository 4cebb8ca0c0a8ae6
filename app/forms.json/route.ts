import { makeFormsFile } from '@/lib/content/query/forms';

export const dynamic = 'force-static';

/** What browsers need for the forms; fetched when a visitor turns to one. */
export function GET() {
  return Response.json(makeFormsFile());
}
