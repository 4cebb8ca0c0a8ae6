import type { FerryRoute, Operator, Schedule } from '@/content/schema/cruise';
import { shown } from './shown';
import { content } from './store';

export type { FerryRoute, Operator, Schedule };

/** The six who sail. */
export function getOperators(): Operator[] {
  return shown(content.operators);
}

/** The crossings between the islands, each way on its own. */
export function getFerryRoutes(): FerryRoute[] {
  return shown(content.ferryRoutes);
}

/**
 * The link to an operator's fares or sailings.
 * @returns undefined where there is none: the page then says so
 */
export function findSchedule(id: number | undefined): Schedule | undefined {
  return content.schedules.find((schedule) => schedule.id === id);
}

/** The operator or crossing with this slug, or undefined. */
export function findCruiseItem(slug: string): Operator | FerryRoute | undefined {
  return [...getOperators(), ...getFerryRoutes()].find((item) => item.slug === slug);
}
