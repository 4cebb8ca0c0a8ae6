/**
 * The query parameters of the site: the day of arrival (2026-12-20) and the items of a shared list, the name and the
 * route of an enquiry's item, the words of a search, a price band (below-15000), and the slugs of packages in old
 * addresses of the comparison.
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
 * Sets query parameters of an address, or removes those whose value is undefined. All others stay as they are.
 * @param href a full address, or one that begins with /
 * @returns the address, with readable commas and slashes in the new values
 */
export function setParameters(href: string, values: Record<string, string | undefined>): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(href) ?? [];
  const others = query.split('&').filter((pair) => !Object.hasOwn(values, pair.replace(/=.*/, '')));
  const own = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) own.set(name, value);
  // Both are allowed in a query, and visitors share these addresses, so they should be readable.
  const readable = own.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  const all = [...others, readable].filter(Boolean).join('&');
  return path + (all && `?${all}`) + hash;
}
