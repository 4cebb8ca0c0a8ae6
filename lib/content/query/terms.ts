import type { Coverage, Terms } from '@/content/schema/terms';
import { interpolate } from '@/lib/text/interpolate';
import { content } from './all-content';
import type { Package } from './packages';

/** The name of a term: deposit, cancellation, ferry and so on. */
type TermName = Exclude<keyof Terms, 'updated'>;

export const { terms, coverage } = content;

/** All terms with their names, in the order of the content file. */
const { updated, ...named } = terms;
export const allTerms = Object.entries(named).map(([name, term]) => ({
  name: name as TermName,
  term,
}));

/** The terms about paying and about changes. All others explain the price. */
const onPaying: readonly TermName[] = ['deposit', 'payment'];
const onChanges: readonly TermName[] = ['cancellation', 'ferry', 'onTrip', 'reply'];

/** All terms in three groups: the price, paying, and changes of plan. */
export function termsByTopic() {
  const termsNamed = (names: readonly TermName[]) =>
    allTerms.filter(({ name }) => names.includes(name));
  return {
    price: allTerms.filter(({ name }) => ![...onPaying, ...onChanges].includes(name)),
    paying: termsNamed(onPaying),
    changes: termsNamed(onChanges),
  };
}

/** The cancellation charges in words, such as "29 to 15 days before" and "50% of the price". */
export function cancellationCharges(charges = terms.cancellation.charges) {
  const { charges: messages } = content.pages.prices;
  const { share, loseAll } = content.labels.dates.money;
  return charges.map(({ days, percent }, index) => {
    const before = charges[index - 1]?.days ?? days;
    const from = index === 0 ? messages.first : messages.later;
    const when = days === 0 ? messages.last : from;
    const keep = percent === 100 ? loseAll : interpolate(share, { percent });
    return { when: interpolate(when, { before, from: before - 1, days }), keep };
  });
}

export type CoverageRow = Coverage['rows'][number];

type CoverageInput = Pick<Package, 'places' | 'itinerary' | 'includes'>;

/** The rows that apply to a package: general rows, and rows for its places and included extras. */
export function coverageOf({ places, itinerary, includes = [] }: CoverageInput): CoverageRow[] {
  const seen = [...places, ...includes, ...itinerary.flatMap((day) => day.alsoVisits ?? [])];
  return coverage.rows.filter(
    ({ onlyWith }) => !onlyWith || onlyWith.some((slug) => seen.includes(slug)),
  );
}
