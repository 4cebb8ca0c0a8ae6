import type { OpeningHours } from '@/content/schema/opening';
import { type Weekday, weekdays } from '@/content/schema/weekdays';
import { weekdayClosure } from './when-closed';

type Day = { visits?: string[] | undefined; sees?: string[] | undefined };

/** When the sights of one day of a trip are open; those that are always open are left out. */
export function openingsOfDay(
  { visits = [], sees = [] }: Day,
  all: readonly OpeningHours[],
): OpeningHours[] {
  return [...visits, ...sees].flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
}

/**
 * Finds the days of the week on which one should not arrive, as a sight is closed when one comes.
 * @param itinerary what is visited on each day of the trip, the day of arrival first
 * @param closure closed, or uncertain for days of which sources disagree
 * @returns the days in the order of the week, and the names of the sights
 */
export function findClosedArrivals(
  itinerary: readonly Day[],
  all: readonly OpeningHours[],
  closure: 'closed' | 'uncertain' = 'closed',
): { weekdays: Weekday[]; names: string[] } {
  const found = weekdays.flatMap((weekday, arrival) =>
    itinerary.flatMap((day, index) => {
      const weekdayThen = weekdays[(arrival + index) % weekdays.length] as Weekday;
      const closed = openingsOfDay(day, all).filter(
        (one) => weekdayClosure(one, weekdayThen) === closure,
      );
      return closed.map(({ name }) => ({ weekday, name }));
    }),
  );
  return {
    weekdays: [...new Set(found.map(({ weekday }) => weekday))],
    names: [...new Set(found.map(({ name }) => name))],
  };
}
