import { fillIn } from '@/lib/text/fill-in';

/** What a message names: the words of the choices, by their questions. */
type Said = Partial<Record<'where' | 'since' | 'flight', string>>;

/**
 * A message of somebody who can't leave an island.
 * @param text with {where}, {since} and {flight}
 * @param blank what stands for a question without an answer
 */
export function fillMessage(text: string, blank: string, said: Said = {}): string {
  return fillIn(text, { where: blank, since: blank, flight: blank, ...said });
}
