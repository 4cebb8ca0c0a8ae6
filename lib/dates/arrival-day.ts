import { dayInIndia, isDay } from './calendar-day';

/** Why a day of arrival is refused: it is not a calendar day, in the past, or too far ahead. */
export type DayIssue = 'invalidDay' | 'pastDay' | 'distantDay';

/** How many years ahead trips can be planned. Later timetables and opening hours aren't known yet. */
export const maxYearsAhead = 2;

/** The last day of arrival that is accepted, as year-month-day. After 29 February, it need not exist. */
export function lastArrival(today: string): string {
  return `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4)}`;
}

/**
 * Validates a day of arrival. The messages are in `labels.dates`.
 * @param value any text from a field, an address or the browser's storage
 * @param today today in India, as year-month-day
 * @returns undefined for a valid day
 */
export function findDayIssue(value: string, today = dayInIndia()): DayIssue | undefined {
  if (!isDay(value)) return 'invalidDay';
  if (value < today) return 'pastDay';
  return value > lastArrival(today) ? 'distantDay' : undefined;
}
