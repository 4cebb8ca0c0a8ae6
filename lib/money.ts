const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

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

/**
 * Formats a price with the sign and Indian digit groups.
 * @param rupees whole rupees, such as 105000
 * @returns ₹1,05,000
 */
export function formatRupees(rupees: number): string {
  return `₹${groups.format(rupees)}`;
}
