import { makeSavedFile } from '@/lib/data-files/saved';

export const dynamic = 'force-static';

/** The data of all items that can be saved. It is fetched when the page of the saved list has something to show. */
export const GET = () => Response.json(makeSavedFile());
