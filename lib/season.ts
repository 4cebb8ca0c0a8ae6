import type { Season } from '@/content/schema/fields';
import { formatShortDay } from './days';

/** Whether a day, as year-month-day, is in a season, which may go over the end of a year. */
export function isInSeason({ from, to }: Season, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Whether a season touches a month from 1 to 12. */
export function touchesMonth({ from, to }: Season, month: number): boolean {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))];
  if (from <= to) return first <= month && month <= last;
  return month >= first || month <= last;
}

/** A day of every year in words: 11-01 becomes 1 November, also 02-29, as 2000 had that day. */
export function formatMonthDay(monthDay: string): string {
  return formatShortDay(`2000-${monthDay}`);
}
