import { makeSearchData } from '@/lib/data-files/make-search';

export const dynamic = 'force-static';

/** The records of the search. Fetched once its page is used. */
export const GET = () => Response.json(makeSearchData());
