import type { Harbour, Schedule } from '@/content/schema/ferry';
import { content } from '@/lib/content/load/store';
import { type ItemOf, itemsBySlug, itemsOf } from './items';

export type { Harbour, Schedule };
export type Operator = ItemOf<'operator'>;
export type FerryRoute = ItemOf<'ferryRoute'>;

/** The ferry routes that lead to a place or to the town; none where no ferry lands. */
export function ferryRoutesTo(place: string): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ to }) => to === place);
}

/** The ferry routes that leave a place or the town; none where no ferry lands. */
export function ferryRoutesFrom(place: string): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ from }) => from === place);
}

/** The two harbours of a ferry route: their names, and the coordinates of their jetties. */
export function harboursOf({ from, to }: { from: string; to: string }) {
  return { from: harbourOf(from), to: harbourOf(to) };
}

/**
 * The harbour of a place.
 * @throws Error when there is none, which the check of the content rules out
 */
export function harbourOf(slug: string): Harbour {
  const found = harbours.find((harbour) => harbour.slug === slug);
  if (!found) throw new Error(`"${slug}" is not a harbour in content/ferries.ts`);
  return found;
}

/** The harbours, and what holds on every ferry route, whichever ship sails it. */
export const { harbours, ferryRules } = content;

/** The operators that sail a ferry route. */
export function operatorsOf({ operators }: FerryRoute): Operator[] {
  return itemsBySlug('operator', operators);
}

/** The ferry routes that an operator sails. */
export function ferryRoutesOf({ slug }: Operator): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ operators }) => operators.includes(slug));
}

/** The links to an operator's fares and sailings; where there are none, the page says so. */
export function schedulesOf({ schedules }: Operator): Schedule[] {
  return schedules.flatMap((id) => content.schedules.find((one) => one.id === id) ?? []);
}
