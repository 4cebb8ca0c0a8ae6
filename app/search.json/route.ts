import { makeSearchFile } from '@/lib/data-files/search';

export const dynamic = 'force-static';

/** The records that the search needs in the browser. They are fetched when a visitor focuses the search field. */
export const GET = () => Response.json(makeSearchFile());
