import { makeTariffFile } from '@/lib/data-files/tariff';

export const dynamic = 'force-static';

/** The data from which totals follow. It is fetched when a visitor comes to a total, a form or the dates of a trip. */
export const GET = () => Response.json(makeTariffFile());
