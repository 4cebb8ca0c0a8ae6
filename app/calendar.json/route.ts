import { makeCalendarData } from '@/lib/data-files/make-calendar';

export const dynamic = 'force-static';

/** The data for planning packages on the visitor's dates. Fetched when a page shows dates. */
export const GET = () => Response.json(makeCalendarData());
