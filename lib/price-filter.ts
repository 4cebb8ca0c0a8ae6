/** The query parameter that holds the choice. */
export const priceParameter = 'price';

/** A band of prices in whole rupees: it ends with `to`, or below `below`. */
type Band = { label: string; to?: number | undefined; below?: number | undefined };

/** The name of a band in addresses: "Below 15000" becomes below-15000. */
export function bandId({ label }: Band): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The band that holds a price.
 * @param rupees whole rupees
 * @param bands the cheapest first, each beginning where the one before it ends
 * @returns undefined for a price above all bands, which is shown only under "All"
 */
export function bandOf<Of extends Band>(rupees: number, bands: readonly Of[]): Of | undefined {
  return bands.find(({ to, below }) => (to === undefined ? rupees < (below ?? 0) : rupees <= to));
}
