import type { PlannedDay } from '@/content/schema/package';
import type { TripOptions } from '@/content/schema/trip-options';

type ExtraNeeds = Pick<TripOptions['extras'][number], 'needs' | 'restDays' | 'leastAge'> & {
  places: readonly string[];
};

/** Whether a trip has the place and the time for an extra, days between it and the flight, and nobody too young. */
export function fitsTrip(extra: ExtraNeeds, days: readonly PlannedDay[], youngest = Infinity) {
  const { places, needs, restDays = 0, leastAge = 0 } = extra;
  if (leastAge > youngest) return false;
  const isAt = (slug?: string) => slug !== undefined && places.includes(slug);
  return days.some(({ stay, visits = [] }, index) => {
    if (days.length - 1 - index <= restDays) return false;
    if (needs === 'visit') return visits.some(isAt);
    if (needs === 'night') return isAt(stay);
    // The day begins and ends there, at the same of the places.
    return isAt(stay) && stay === days[index - 1]?.stay && visits.length === 0;
  });
}

/** The number of nights of a trip at places where a class has hotels. Other nights cost the same in every class. */
export function nightsInClass(
  { hotels }: { hotels: readonly { place: string }[] },
  days: readonly PlannedDay[],
): number {
  return days.filter(({ stay }) => hotels.some(({ place }) => place === stay)).length;
}
