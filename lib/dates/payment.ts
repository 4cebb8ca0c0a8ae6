import type { Season } from '@/content/schema/fields';
import type { Terms } from '@/content/schema/terms';
import { daysBetween, nightsInSeason } from './calendar-day';

/** The nights that cost more, and what each adds for a room, in ₹, if that is known. */
export type Surcharge = Season & { perRoom?: number | undefined };

/** The surcharge in the company's terms; undefined if there is none. */
export function surchargeIn({ season: { surcharge, perRoom } }: Terms): Surcharge | undefined {
  return surcharge && { ...surcharge, perRoom };
}

/** A trip's nights that cost more, as year-month-day, and what they add for a room, in ₹; 0 if that is unknown. */
export function surchargeFor(
  surcharge: Surcharge | undefined,
  arrival: string | undefined,
  nights: number,
) {
  const dates = surcharge && arrival ? nightsInSeason(surcharge, arrival, nights) : [];
  return { dates, sum: dates.length * (surcharge?.perRoom ?? 0) };
}

/** Whether a person who books a trip today pays all at once, because the balance is already due. */
export function isAllDue(arrival: string, today: string, balanceDays: number): boolean {
  return daysBetween(today, arrival) < balanceDays;
}
