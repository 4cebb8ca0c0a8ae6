/** The parameter of the address that holds the choice. */
export const filterParameter = 'price';

/** The choice that filters nothing: it is not in the address. */
export const everyPrice = 'all';

/** A band of prices in whole rupees: it ends with `to`, or below `below`. */
type Band = { label: string; to?: number | undefined; below?: number | undefined };

/** What addresses call a band: "Below 15000" becomes below-15000. */
export function bandId({ label }: Band): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The position of the band that holds a price.
 * @param rupees whole rupees
 * @param bands from cheap to dear, each beginning where the one before it ends
 * @returns from 0 on; undefined for a price above all bands, which shows under "All" alone
 */
export function bandOf(rupees: number, bands: readonly Band[]): number | undefined {
  const position = bands.findIndex(({ to, below }) =>
    to === undefined ? rupees < (below ?? 0) : rupees <= to,
  );
  return position < 0 ? undefined : position;
}

/**
 * The choice that an address holds.
 * @param search the address from its question mark on, such as ?price=15000-25000
 * @param ids what can be chosen
 * @returns "all" without the parameter, and for a value that is no band
 */
export function readChoice(search: string, ids: readonly string[]): string {
  const value = new URLSearchParams(search).get(filterParameter);
  return ids.find((id) => id === value) ?? everyPrice;
}

/**
 * The address of a choice: "all" has no parameter. Other parameters stay; an anchor goes, since
 * what it points to may be hidden now.
 * @param href a full address
 * @returns path and parameters
 */
export function addressOf(href: string, choice: string): string {
  const url = new URL(href);
  if (choice === everyPrice) url.searchParams.delete(filterParameter);
  else url.searchParams.set(filterParameter, choice);
  return url.pathname + url.search;
}
