import { type Weekday, weekdays } from '@/content/schema/weekdays';

// A day is year-month-day and means a calendar day in India, whatever the visitor's clock says.

const dayMs = 24 * 60 * 60 * 1000;
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day some days after a day: 2026-12-31 and 1 give 2027-01-01. */
export function addDays(day: string, count: number): string {
  return new Date(at(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** How many days lie between two days: from 2026-12-31 to 2027-01-01 it is 1. */
export function daysBetween(from: string, to: string): number {
  return (at(to).getTime() - at(from).getTime()) / dayMs;
}

/** The day of the week of a day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(at(day).getUTCDay() + 6) % 7] as Weekday;
}

/**
 * Writes a day with its weekday as people in India do.
 * @param style long for Sunday 20 December 2026, short for Sun, 20 Dec
 */
export function formatWeekday(day: string, style: 'long' | 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(at(day));
}

/** Writes a day without its year: 20 December. */
export function formatShortDay(day: string): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-IN', options).format(at(day));
}

/** The day that it is in India (UTC+5:30) at a moment. */
export function dayInIndia(now: Date): string {
  return new Date(now.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
