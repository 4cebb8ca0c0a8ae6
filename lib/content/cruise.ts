import type { FerryRoute, Harbour, Operator, Schedule } from '@/content/schema/cruise';
import { shown } from './shown';
import { content } from './store';

export type { FerryRoute, Harbour, Operator, Schedule };

/** The six who sail. */
export function getOperators(): Operator[] {
  return shown(content.operators);
}

/** The crossings between the islands, each way on its own. */
export function getFerryRoutes(): FerryRoute[] {
  return shown(content.ferryRoutes);
}

/** The slugs of all operators and crossings. */
export function getCruiseSlugs(): string[] {
  return [...getOperators(), ...getFerryRoutes()].map(({ slug }) => slug);
}

/** The operator or crossing with this slug; undefined when there is none or it is hidden. */
export function findCruiseItem(slug: string): Operator | FerryRoute | undefined {
  return [...getOperators(), ...getFerryRoutes()].find((item) => item.slug === slug);
}

/** Whether it is a crossing and not an operator. */
export function isFerryRoute(item: Operator | FerryRoute): item is FerryRoute {
  return 'from' in item;
}

/** The crossings that lead to a place or to the town; none where no ferry lands. */
export function getFerriesTo(place: string): FerryRoute[] {
  return getFerryRoutes().filter(({ to }) => to === place);
}

/** The crossings that leave a place or the town; none where no ferry lands. */
export function getFerriesFrom(place: string): FerryRoute[] {
  return getFerryRoutes().filter(({ from }) => from === place);
}

/**
 * The two harbours of a crossing: what they are called, and where their jetties lie.
 * @throws Error when there is no such harbour, which the check of the content rules out
 */
export function harboursOf(route: FerryRoute): { from: Harbour; to: Harbour } {
  return { from: harbour(route.from), to: harbour(route.to) };
}

function harbour(slug: string): Harbour {
  const found = content.harbours.find((one) => one.slug === slug);
  if (!found) throw new Error(`"${slug}" is not a harbour in content/cruise.ts`);
  return found;
}

/**
 * The link to an operator's fares or sailings.
 * @returns undefined where there is none: the page then says so
 */
export function findSchedule(id: number | undefined): Schedule | undefined {
  return content.schedules.find((schedule) => schedule.id === id);
}
