import type { PlannedDay } from '@/content/schema/package';
import type { Extra } from '@/content/schema/trip-options';

type ExtraNeeds = Pick<Extra, 'needs' | 'restDays' | 'leastAge'> & { places: readonly string[] };

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

/** The number of nights at some places. `stays` has the place of each night. */
export function nightsAt(places: readonly string[], stays: readonly string[]): number {
  return stays.filter((stay) => places.includes(stay)).length;
}

/** A class of hotels: what it adds for a person and night, in ₹, and the places where it has hotels. */
export type HotelClass = { name: string; perNight: number; places: readonly string[] };

/** What a class adds for a person, in ₹. Nights at places where it has no hotels cost the same in every class. */
export function classAddition({ perNight, places }: HotelClass, stays: readonly string[]): number {
  return perNight * nightsAt(places, stays);
}
