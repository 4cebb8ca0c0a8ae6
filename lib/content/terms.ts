import type { Terms } from '@/content/schema/terms';
import { formatMonthDay } from '@/lib/season';
import { fillIn } from '@/lib/words';
import { content } from './store';

/** The name of a term: deposit, cancellation, ferry and so on. */
export type TermName = Exclude<keyof Terms, 'updated'>;
export type Term = Terms[TermName];

/** The company's terms, with the days of the surcharge in their texts. */
export const terms: Terms = { ...content.terms, season: withDays(content.terms.season) };

/** All terms with their names, in the order of the content file. */
export function getTerms(): { name: TermName; term: Term }[] {
  const { updated: _, ...all } = terms;
  return Object.entries(all).map(([name, term]) => ({ name: name as TermName, term }));
}

function withDays(term: Terms['season']): Terms['season'] {
  const { surcharge, short, text } = term;
  if (!surcharge) return term;
  const [from, to] = [formatMonthDay(surcharge.from), formatMonthDay(surcharge.to)];
  const fill = (one: string) => fillIn(one, { from, to });
  return { ...term, short: fill(short), text: text.map(fill) };
}
