import type { Opening } from '@/content/schema/opening';
import { type Weekday, weekdays } from '@/content/schema/weekdays';

/**
 * Finds the days of the week on which one should not arrive, as a sight is closed when one comes.
 * @param days what is visited on each day of the trip, the day of arrival first
 * @param field closed, or uncertain for days of which sources disagree
 * @returns the days in the order of the week, and the names of the sights
 */
export function findClosedArrivals(
  days: readonly (readonly Opening[])[],
  field: 'closed' | 'uncertain' = 'closed',
): { weekdays: Weekday[]; names: string[] } {
  const found = weekdays.flatMap((weekday, arrival) =>
    days.flatMap((openings, index) => {
      const today = weekdays[(arrival + index) % weekdays.length] as Weekday;
      const closed = openings.filter((opening) => opening[field]?.includes(today));
      return closed.map(({ name }) => ({ weekday, name }));
    }),
  );
  return {
    weekdays: [...new Set(found.map(({ weekday }) => weekday))],
    names: [...new Set(found.map(({ name }) => name))],
  };
}
