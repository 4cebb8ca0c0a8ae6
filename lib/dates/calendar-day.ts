import type { Season } from '@/content/schema/fields';
import { type Weekday, weekdays } from '@/content/schema/weekdays';

// Days are texts of the form year-month-day. They mean calendar days in India, whatever the visitor's time zone.

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether a text is a calendar day from 2000 to 2099, as year-month-day: 2028-02-29 is one, 2027-02-29 is not. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  // Some browsers parse 30 February as 2 March, others as an invalid date.
  return !Number.isNaN(dateOf(text).getTime()) && dateOf(text).toISOString().startsWith(text);
}

/** Adds days to a day: 2026-12-31 plus 1 is 2027-01-01. */
export function addDays(day: string, count: number): string {
  return new Date(dateOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one day to another: 1 from 2026-12-31 to 2027-01-01. */
export function daysBetween(from: string, to: string): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / dayMs;
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(dateOf(day).getUTCDay() + 6) % 7] as Weekday;
}

/** The month of a day, from 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** Today in India, as year-month-day, or the day in India at another moment. */
export function dayInIndia(now = new Date()): string {
  return inIndia(now).slice(0, 10);
}

/** The time of day in India at a moment, as hours:minutes. */
export function timeInIndia(moment: Date): string {
  return inIndia(moment).slice(11, 16);
}

/** A moment in Indian time (UTC+5:30), formatted as by `toISOString`. */
function inIndia(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 60 * 60 * 1000).toISOString();
}

/** Formats a day in Indian English, whatever the computer's time zone. */
export function formatInIndia(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(dateOf(day));
}

/** Formats a day, given as year-month-day: 3 November 2024. */
export function formatDay(day: string): string {
  return formatInIndia(day, { dateStyle: 'long' });
}

/** Whether a day, as year-month-day, is in a season, which may span the end of a year. */
export function isInSeason({ from, to }: Season, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Whether a season includes any day of a month from 1 to 12. */
export function touchesMonth({ from, to }: Season, month: number): boolean {
  const first = Number(from.slice(0, 2));
  const last = Number(to.slice(0, 2));
  if (from <= to) return first <= month && month <= last;
  return month >= first || month <= last;
}
