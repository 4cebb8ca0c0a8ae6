import { makeDatesData } from '@/lib/data-files/make-dates';

export const dynamic = 'force-static';

/** The data for planning packages on the visitor's dates. Fetched when a page shows dates. */
export const GET = () => Response.json(makeDatesData());
