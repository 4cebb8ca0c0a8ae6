import { makeTariffFile } from '@/lib/data-files/tariff';
import { makeTripsFile } from '@/lib/data-files/trips';

/** Replaces `fetch`, and answers requests for tariff.json and trips.json. */
export async function answerData(address: string) {
  const file = address.startsWith('/tariff.json') ? makeTariffFile() : makeTripsFile();
  return { ok: true, json: async () => file };
}
