/**
 * A day as people in India write it: 2024-11-03 becomes 3 November 2024.
 * @param day year-month-day; read as that day everywhere, not as midnight in some time zone
 */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
