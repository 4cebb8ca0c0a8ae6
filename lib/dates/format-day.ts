/** Formats a day in Indian English, whatever the computer's time zone. Keep this file small, as every page loads it. */
export function formatInIndia(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day, given as year-month-day: 3 November 2024. */
export function formatDay(day: string): string {
  return formatInIndia(day, { dateStyle: 'long' });
}
