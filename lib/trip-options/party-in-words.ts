import type { labels } from '@/lib/content/load/files';
import { countPhrase } from '@/lib/text/interpolate';
import { capitalize } from '@/lib/text/sentence';
import type { Party } from './total';

export type OptionMessages = (typeof labels)['options'];

/** Who travels, in words: Two adults, one child of 5 to 11. */
export function partyInWords(party: Party, messages: OptionMessages['party']): string {
  const kinds = ['adults', 'children', 'toddlers'] as const;
  const parts = kinds.flatMap((kind) =>
    party[kind] > 0 ? countPhrase(messages[kind], party[kind]) : [],
  );
  return capitalize(parts.join(', '));
}
