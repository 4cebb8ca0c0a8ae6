import { addDays, weekdayOf } from './days';
import type { Sight, TripDay } from './trips';

/** Whether a sight is usually closed on a day: by its day of the week, or by the day of the year. */
export function isClosed({ closed, closedOn }: Sight, date: string): boolean {
  return Boolean(closed?.includes(weekdayOf(date)) || closedOn?.includes(date.slice(5)));
}

/**
 * Finds a day to change places with: neither has a ferry, both begin and end in the same place, and
 * what they see is surely open when they have changed.
 * @returns its index; undefined when there is none
 */
export function findSwap(
  days: readonly TripDay[],
  index: number,
  arrival: string,
): number | undefined {
  const one = days[index];
  const isOpen = (day: TripDay, on: number) => {
    const date = addDays(arrival, on);
    return day.sees.every(
      (sight) => !isClosed(sight, date) && !sight.uncertain?.includes(weekdayOf(date)),
    );
  };
  const found = days.findIndex((other, at) => {
    // One lands on the first day and flies on the last.
    const isFree = at > 0 && at < days.length - 1 && at !== index && index > 0;
    if (!one || !isFree || one.ferries.length + other.ferries.length > 0) return false;
    const isSamePlace =
      one.night === other.night && nightBefore(days, index) === nightBefore(days, at);
    return isSamePlace && isOpen(one, at) && isOpen(other, index);
  });
  return found < 0 ? undefined : found;
}

function nightBefore(days: readonly TripDay[], index: number): string | undefined {
  return days[index - 1]?.night;
}
