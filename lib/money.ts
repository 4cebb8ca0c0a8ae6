const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Divides a sum into what is paid to book and the balance.
 * @param percent the deposit in percent of the total; it is rounded to whole rupees
 */
export function splitDeposit(
  total: number,
  percent: number,
): {
  total: number;
  deposit: number;
  balance: number;
} {
  const deposit = Math.round((total * percent) / 100);
  return { total, deposit, balance: total - deposit };
}

/**
 * Whether who cancels usually loses the deposit and no more: before the balance is due most have paid nothing else.
 * @param step so many days before a trip, so many percent of its price are kept
 * @param deposit in percent of the price
 * @param balanceDays so many days before a trip the balance is due
 */
export function isOnlyDepositKept(
  step: { days: number; percent: number },
  deposit: number,
  balanceDays: number,
): boolean {
  return step.percent > deposit && step.days >= balanceDays;
}

/**
 * A price as the site prints it: the sign, then Indian groups of digits.
 * @param rupees whole rupees, such as 105000
 * @returns ₹1,05,000
 */
export function formatRupees(rupees: number): string {
  return `₹${groups.format(rupees)}`;
}
