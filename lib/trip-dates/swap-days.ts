import { addDays } from '@/lib/dates/calendar-day';
import { closureOn } from '@/lib/dates/closed-days';
import type { TripDay, TripOpening } from './trip-data';

/** What one sees on a day in place of a sight whose season is over: another, if that is open then. */
export function openInstead(opening: TripOpening, date: string): TripOpening {
  if (closureOn(opening, date) !== 'season') return opening;
  return opening.instead?.find((one) => closureOn(one, date) !== 'season') ?? opening;
}

/**
 * Finds a day to change places with: neither has a ferry, both begin and end in the same place, and
 * what they see is surely open when they have changed. A season that is over is over on both.
 * @param index of the day that should move, from 0
 * @returns the index of the other one; undefined when there is none
 */
export function findSwap(
  days: readonly TripDay[],
  index: number,
  arrival: string,
): number | undefined {
  const one = days[index];
  // One lands on the first day and flies on the last.
  const isFree = (at: number) => at > 0 && at < days.length - 1 && days[at]?.ferries.length === 0;
  const isOpen = (day: TripDay, at: number) => {
    const date = addDays(arrival, at);
    return day.sees.every((opening) =>
      [undefined, 'season'].includes(closureOn(openInstead(opening, date), date)),
    );
  };
  const found = days.findIndex((other, at) => {
    if (!one || at === index || !isFree(index) || !isFree(at)) return false;
    const isSamePlace = one.night === other.night && days[index - 1]?.night === days[at - 1]?.night;
    return isSamePlace && isOpen(one, at) && isOpen(other, index);
  });
  return found < 0 ? undefined : found;
}
