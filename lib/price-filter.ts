/** The parameter of the address that holds the choice. */
export const filterParameter = 'price';

/** The bands of the price filter, as the address spells them, from cheap to dear. */
export const priceBands = ['below-15000', '15000-25000', '25000-50000', '50000-80000'] as const;

export type PriceBand = (typeof priceBands)[number];

/** What can be chosen, in the order of the control. */
export const priceChoices = ['all', ...priceBands] as const;

export type PriceChoice = (typeof priceChoices)[number];

/**
 * The band of a price. The borders are the specification's: each upper one belongs to its band,
 * but 15000, which is not "below 15000".
 * @param rupees the discounted cost in whole rupees
 * @returns undefined above 80000: such a package shows under "All" alone
 */
export function bandOf(rupees: number): PriceBand | undefined {
  if (rupees < 15_000) return 'below-15000';
  if (rupees <= 25_000) return '15000-25000';
  if (rupees <= 50_000) return '25000-50000';
  if (rupees <= 80_000) return '50000-80000';
  return undefined;
}

/**
 * The choice that an address holds.
 * @param search the address from its question mark on, such as ?price=15000-25000
 * @returns "all" without the parameter, and for a value that is no band
 */
export function readChoice(search: string): PriceChoice {
  const value = new URLSearchParams(search).get(filterParameter);
  return priceBands.find((band) => band === value) ?? 'all';
}

/**
 * The address of a choice: "all" has no parameter. Other parameters stay; an anchor goes, since
 * what it points to may be hidden now.
 * @param href a full address
 * @returns path and parameters
 */
export function addressOf(href: string, choice: PriceChoice): string {
  const url = new URL(href);
  if (choice === 'all') url.searchParams.delete(filterParameter);
  else url.searchParams.set(filterParameter, choice);
  return url.pathname + url.search;
}
