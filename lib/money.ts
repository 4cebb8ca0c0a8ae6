const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * A price as the site prints it: the sign, then Indian groups of digits.
 * @param rupees whole rupees, such as 105000
 * @returns ₹1,05,000
 */
export function formatRupees(rupees: number): string {
  return `₹${groups.format(rupees)}`;
}
