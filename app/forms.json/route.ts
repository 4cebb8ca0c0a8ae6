import { makeFormsFile } from '@/lib/data-files/forms';

export const dynamic = 'force-static';

/** The data that the forms need in the browser. It is fetched when a visitor starts to use a form. */
export const GET = () => Response.json(makeFormsFile());
