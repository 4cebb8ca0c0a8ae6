import { makeTariff } from '@/lib/data-files/make-tariff';

/** Replaces `fetch`, and answers requests for the tariff. */
export const answerData = async () => ({ ok: true, json: async () => makeTariff() });
