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

export const { harbours, ferryRules } = content;

/** The harbour of a place. lib/content/check/ ensures that it has one. */
export const harbourOf = (place: string) => harbours.find(({ slug }) => slug === place) as Harbour;

/** The operators that sail a ferry route, in the order of the site. */
export function operatorsOf({ slug }: FerryRoute): FerryOperator[] {
  return itemsOfType('ferryOperator').filter(({ ferryRoutes }) => ferryRoutes.includes(slug));
}

/** The links to an operator's fares and timetables. */
export function schedulesOf({ schedules }: FerryOperator): Schedule[] {
  return schedules.flatMap((id) => content.schedules.find((schedule) => schedule.id === id) ?? []);
}
