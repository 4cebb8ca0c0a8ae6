/** A band of prices in whole rupees. It includes `to`, or ends below `below`. */
type Band = { label: string; to?: number | undefined; below?: number | undefined };

/**
 * Finds the band that contains a price.
 * @param rupees whole rupees
 * @param bands the cheapest first; each begins where the previous one ends
 * @returns undefined for a price above all bands, which is shown only under "All"
 */
export function bandOf<Of extends Band>(rupees: number, bands: readonly Of[]): Of | undefined {
  return bands.find(({ to, below }) => (to === undefined ? rupees < (below ?? 0) : rupees <= to));
}
