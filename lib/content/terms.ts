import type { Terms } from '@/content/schema/terms';
import { content } from './store';

/** The name of a term: deposit, cancellation, ferry and so on. */
export type TermName = Exclude<keyof Terms, 'updated'>;
export type Term = Terms[TermName];

/** The company's terms. */
export const terms: Terms = content.terms;

/** All terms with their names, in the order of the content file. */
export function getTerms(): { name: TermName; term: Term }[] {
  const { updated: _, ...all } = terms;
  return Object.entries(all).map(([name, term]) => ({ name: name as TermName, term }));
}
