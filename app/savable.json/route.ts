import { makeSavableItems } from '@/lib/data-files/make-savable';

export const dynamic = 'force-static';

/** The data of all items that can be saved. */
export const GET = () => Response.json(makeSavableItems());
