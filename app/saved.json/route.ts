import { makeSavableItems } from '@/lib/data-files/savable';

export const dynamic = 'force-static';

/** The data of all items that can be saved. Fetched when the saved list or the service worker needs it. */
export const GET = () => Response.json(makeSavableItems());
