import { makeTariffData } from '@/lib/data-files/make-tariff';

export const dynamic = 'force-static';

/** The data for calculating totals. Fetched when a total, a form with a choice, or a dated trip needs it. */
export const GET = () => Response.json(makeTariffData());
