import type { Coverage, Terms } from '@/content/schema/terms';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { coverage, type Extra, extras, flights, labels, pages, terms } from './all-content';
import type { Package } from './packages';

// What is paid besides packages: extras and flights; and the terms.

export function includedExtras({ includes = [] }: Pick<Package, 'includes'>): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
}

export function extrasOfPage(route: string): Extra[] {
  return extras.filter(({ pages = [] }) => pages.includes(route));
}

/** How a trip can have a better class of hotels at one place; empty if none of these extras is one. */
export function mixedClassesText(offered: readonly Extra[]): string {
  const upgrade = offered.find((extra) => extra.upgrade)?.upgrade;
  return upgrade ? interpolate(labels.choice.mixClasses, upgrade) : '';
}

/** The price of an extra with its unit: ₹3,500 a person. */
export function extraPriceText({ price, per }: Extra): string {
  return `${formatRupees(price)} ${labels.choice.per[per]}`;
}

/** The lowest price of a page's extras, whatever it is for, in words: From ₹3,500 a person. */
export function findFromPrice(route: string): string | undefined {
  const [cheapest] = extrasOfPage(route).toSorted((first, second) => first.price - second.price);
  return cheapest && interpolate(labels.choice.fromPrice, { sum: extraPriceText(cheapest) });
}

const { inShort, shortFare } = labels.flights;
const shortFares = flights.map(({ city, price }) =>
  interpolate(shortFare, { sum: formatRupees(price), city }),
);

/** The fares from the first and the last city, in short form. */
const endFares = new Set([shortFares.at(0), shortFares.at(-1)]);
export const flightsSummary = interpolate(inShort, { fares: [...endFares].join(' to ') });

/** The name of a term: deposit, cancellation, ferry and so on. */
type TermName = Exclude<keyof Terms, 'updated'>;

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
  const { charges: messages } = pages.prices;
  const { share, loseAll } = labels.dates.money;
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
