import type { OpeningHours } from '@/content/schema/opening';
import type { Weekday } from '@/content/schema/weekdays';
import { isInSeason, weekdayOf } from './calendar-day';

type Days = Pick<OpeningHours, 'closed' | 'uncertain' | 'closedOn' | 'season'>;

/** Whether something is usually closed on a day of the week, or sources disagree; undefined when it is open. */
export function weekdayClosure(
  { closed, uncertain }: Pick<Days, 'closed' | 'uncertain'>,
  weekday: Weekday,
): 'closed' | 'uncertain' | undefined {
  if (closed?.includes(weekday)) return 'closed';
  return uncertain?.includes(weekday) ? 'uncertain' : undefined;
}

/**
 * Why something may be closed on a day: its season is over, it closes on this day of every year or of every
 * week, or sources disagree.
 * @param date year-month-day
 * @returns undefined when it is open
 */
export function closureOn(
  days: Days,
  date: string,
): 'season' | 'closedOn' | 'closed' | 'uncertain' | undefined {
  if (days.season && !isInSeason(days.season, date)) return 'season';
  if (days.closedOn?.includes(date.slice(5))) return 'closedOn';
  return weekdayClosure(days, weekdayOf(date));
}
