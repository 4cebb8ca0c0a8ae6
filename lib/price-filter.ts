/** The query parameter that holds the choice. */
export const filterParameter = 'price';

/** The choice that filters nothing; it is not in the address. */
export const everyPrice = 'all';

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
 * The position of the band that holds a price.
 * @param rupees whole rupees
 * @param bands the cheapest first, each beginning where the one before it ends
 * @returns from 0 on; undefined for a price above all bands, which is shown only under "All"
 */
export function bandOf(rupees: number, bands: readonly Band[]): number | undefined {
  const position = bands.findIndex(({ to, below }) =>
    to === undefined ? rupees < (below ?? 0) : rupees <= to,
  );
  return position < 0 ? undefined : position;
}

/**
 * Reads the choice from an address.
 * @param search the query of the address, such as ?price=15000-25000
 * @param ids the possible choices
 * @returns "all" without the parameter, and for a value that is not a band
 */
export function readChoice(search: string, ids: readonly string[]): string {
  const value = new URLSearchParams(search).get(filterParameter);
  return ids.find((id) => id === value) ?? everyPrice;
}
