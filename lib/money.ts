const groups = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Formats a price with the sign and Indian digit groups.
 * @param rupees whole rupees, such as 105000
 * @returns ₹1,05,000
 */
export function formatRupees(rupees: number): string {
  return `₹${groups.format(rupees)}`;
}

/** The lowest and the highest of prices as text, without those on request; undefined if there are none. */
export function priceRangeOf(
  items: readonly { price?: { now: number } | undefined }[],
): { least: string; most: string } | undefined {
  const prices = items.flatMap(({ price }) => price?.now ?? []);
  if (prices.length === 0) return undefined;
  return { least: formatRupees(Math.min(...prices)), most: formatRupees(Math.max(...prices)) };
}
