import { addDays, weekdayOf } from '../dates/calendar-day';
import type { Sight, TripDay } from './trip-data';

/** Whether a sight is usually closed on a day: by its day of the week, or by the day of the year. */
export function isClosed({ closed, closedOn }: Sight, date: string): boolean {
  return Boolean(closed?.includes(weekdayOf(date)) || closedOn?.includes(date.slice(5)));
}

/**
 * Finds a day to change places with: neither has a ferry, both begin and end in the same place, and
 * what they see is surely open when they have changed.
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
    return day.sees.every(
      (sight) => !isClosed(sight, date) && !sight.uncertain?.includes(weekdayOf(date)),
    );
  };
  const found = days.findIndex((other, at) => {
    if (!one || at === index || !isFree(index) || !isFree(at)) return false;
    const isSamePlace = one.night === other.night && days[index - 1]?.night === days[at - 1]?.night;
    return isSamePlace && isOpen(one, at) && isOpen(other, index);
  });
  return found < 0 ? undefined : found;
}
