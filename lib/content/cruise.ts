import type { Harbour, Schedule } from '@/content/schema/cruise';
import { type ItemOf, itemsOf } from './items';
import { content } from './store';

export type { Harbour, Schedule };
export type Operator = ItemOf<'operator'>;
export type Crossing = ItemOf<'crossing'>;

/** The crossings that lead to a place or to the town; none where no ferry lands. */
export function crossingsTo(place: string): Crossing[] {
  return itemsOf('crossing').filter(({ to }) => to === place);
}

/** The crossings that leave a place or the town; none where no ferry lands. */
export function crossingsFrom(place: string): Crossing[] {
  return itemsOf('crossing').filter(({ from }) => from === place);
}

/**
 * The two harbours of a crossing: their names, and the coordinates of their jetties.
 * @throws Error when there is no such harbour, which the check of the content rules out
 */
export function harboursOf({ from, to }: { from: string; to: string }) {
  return { from: findHarbour(from), to: findHarbour(to) };
}

function findHarbour(slug: string): Harbour {
  const found = content.harbours.find((harbour) => harbour.slug === slug);
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
