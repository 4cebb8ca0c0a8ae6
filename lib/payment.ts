import { daysBetween } from '@/lib/dates/calendar-day';

/**
 * Whether a person who cancels usually loses only the deposit, because the balance is not yet due.
 * @param step the percentage of the price that is kept, and the days before the trip up to which this holds
 * @param deposit in percent of the price
 * @param balanceDays how many days before the trip the balance is due
 */
export function isOnlyDepositKept(
  step: { days: number; percent: number },
  deposit: number,
  balanceDays: number,
): boolean {
  return step.percent > deposit && step.days >= balanceDays;
}

/** Whether a person who books a trip today pays all at once, because the balance is already due. */
export function isAllDue(arrival: string, today: string, balanceDays: number): boolean {
  return daysBetween(today, arrival) < balanceDays;
}
