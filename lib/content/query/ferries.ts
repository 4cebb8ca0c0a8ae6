import type { Harbour, Schedule } from '@/content/schema/ferry';
import { content } from './all-content';
import { type ItemOf, itemsOfType } from './items';

export type { Harbour, Schedule };
export type FerryOperator = ItemOf<'ferryOperator'>;
export type FerryRoute = ItemOf<'ferryRoute'>;

/** The ferry routes to a place or the town, followed by the routes from it. */
export function ferryRoutesAt(place: string): FerryRoute[] {
  const all = itemsOfType('ferryRoute');
  return [...all.filter(({ to }) => to === place), ...all.filter(({ from }) => from === place)];
}

/**
 * The harbour of a place.
 * @throws Error if there is none, which lib/content/check/ rules out
 */
export function harbourOf(slug: string): Harbour {
  const found = harbours.find((harbour) => harbour.slug === slug);
  if (!found) throw new Error(`"${slug}" is not a harbour in content/ferries.ts`);
  return found;
}

export const { harbours, ferryRules } = content;

/** The operators that sail a ferry route, in the order of the site. */
export function operatorsOf({ slug }: FerryRoute): FerryOperator[] {
  return itemsOfType('ferryOperator').filter(({ ferryRoutes }) => ferryRoutes.includes(slug));
}

/** The links to an operator's fares and timetables. */
export function schedulesOf({ schedules }: FerryOperator): Schedule[] {
  return schedules.flatMap((id) => content.schedules.find((schedule) => schedule.id === id) ?? []);
}
