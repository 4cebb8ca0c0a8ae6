import type { Town } from '@/content/schema/place';
import { placesIn } from '@/lib/content/names';
import { content, type Harbour, harbours, type Schedule, town } from './all-content';
import { type ItemOf, itemsOfType } from './items';

// Places, and the ferries between them.

export type Place = ItemOf<'place'>;

/** The place or the town with this slug, with the fields that both have. */
export function findPlaceOrTown(slug: string): Town | undefined {
  return [town, ...placesIn(content)].find((place) => place.slug === slug);
}

/** The names of a place or the town, old and new, in one line. */
export function namesAt(slug: string): string {
  const { name = slug, aliases = [] } = findPlaceOrTown(slug) ?? {};
  return [name, ...aliases].join(', ');
}

export type FerryOperator = ItemOf<'ferryOperator'>;
export type FerryRoute = ItemOf<'ferryRoute'>;

/** The ferry routes to a place or the town, followed by the routes from it. */
export function ferryRoutesAt(place: string): FerryRoute[] {
  const all = itemsOfType('ferryRoute');
  return [...all.filter(({ to }) => to === place), ...all.filter(({ from }) => from === place)];
}

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
