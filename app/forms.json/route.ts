import { makeFormsData } from '@/lib/data-files/make-forms';

export const dynamic = 'force-static';

/** The data of the enquiry forms. Fetched when a form comes near the viewport. */
export const GET = () => Response.json(makeFormsData());
