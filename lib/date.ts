/**
 * Writes a day as people in India do: 2024-11-03 becomes 3 November 2024.
 * @param day year-month-day; it means the same day in every time zone
 */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
