/**
 * The query parameters of the site's addresses: the day of arrival (2026-12-20) and the items of a shared list, the
 * name and the route of the item that an enquiry is about, the words of the search, the band of prices (below-15000),
 * and the slugs of trips in old addresses of the comparison.
 */
export const parameters = {
  day: 'arrive',
  items: 'items',
  itemName: 'about',
  itemRoute: 'item',
  search: 'q',
  priceBand: 'price',
  comparedPackages: 'trips',
} as const;

/**
 * Sets query parameters of an address. A parameter without a value is removed; all others stay as they are.
 * @param href a full address, or one that begins with /
 * @returns the address, with readable commas and slashes in the new values
 */
export function setParameters(href: string, values: Record<string, string | undefined>): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(href) ?? [];
  const others = query.split('&').filter((pair) => !Object.hasOwn(values, pair.replace(/=.*/, '')));
  const own = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) own.set(name, value);
  // Both are allowed in a query, and an address that is passed on should be readable.
  const readable = own.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  const all = [...others, readable].filter(Boolean).join('&');
  return path + (all && `?${all}`) + hash;
}
