import type { Weekday } from '@/content/schema/weekdays';
import { joinWords } from '@/lib/text/join-words';
import { capitalize } from '@/lib/text/sentence';
import { daysBetween, formatInIndia } from './calendar-day';

/** A day without its year: 20 December. */
export function formatShortDay(day: string): string {
  return formatInIndia(day, { day: 'numeric', month: 'long' });
}

/**
 * Formats a span of days: 12 to 17 January. A span of one day is only this day.
 * @param today the year is added to spans that begin a year or more after it: 12 to 17 January 2028
 */
export function formatSpan(from: string, to: string, today = from): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? Number(from.slice(8)) : formatShortDay(from);
  const days = from === to ? formatShortDay(to) : `${first} to ${formatShortDay(to)}`;
  return daysBetween(today, from) < 365 ? days : `${days} ${to.slice(0, 4)}`;
}

/** Formats an annual day: 11-01 becomes 1 November. 02-29 works too, because 2000 was a leap year. */
export function formatMonthDay(monthDay: string): string {
  return formatShortDay(`2000-${monthDay}`);
}

/**
 * A day with its weekday.
 * @param style long for Sunday, 20 December 2026, short for Sun, 20 Dec
 */
export function formatWeekday(day: string, style: 'long' | 'short'): string {
  const year = style === 'long' ? 'numeric' : undefined;
  return formatInIndia(day, { weekday: style, day: 'numeric', month: style, year });
}

/** Formats weekdays: Mondays and Wednesdays. */
export function formatWeekdays(days: readonly Weekday[], conjunction?: 'and' | 'or'): string {
  return joinWords(
    days.map((day) => `${capitalize(day)}s`),
    conjunction,
  );
}

/** The month of a day, in words: December. */
export function formatMonth(day: string): string {
  return formatInIndia(day, { month: 'long' });
}

/** Formats a time of day: 09:00 becomes 9 am, 16:45 becomes 4.45 pm, 12:00 becomes noon. */
export function formatTimeOfDay(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minutePart = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${minutePart} ${hours < 12 ? 'am' : 'pm'}`;
}

export function formatNights(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}
