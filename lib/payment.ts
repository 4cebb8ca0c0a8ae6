import { daysBetween } from '@/lib/dates/calendar-day';

/** Whether a person who books a trip today pays all at once, because the balance is already due. */
export function isAllDue(arrival: string, today: string, balanceDays: number): boolean {
  return daysBetween(today, arrival) < balanceDays;
}
