const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Formats a price with the rupee sign and Indian digit groups.
 * @param rupees whole rupees, such as 105000
 * @returns ₹1,05,000
 */
export function formatRupees(rupees: number): string {
  return `₹${groups.format(rupees)}`;
}
