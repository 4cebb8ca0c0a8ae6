/** The query parameters of the site. Visitors have shared links with them, so they must not change. */
export const parameters = {
  /** The day of arrival: 2026-12-20. */
  day: 'arrive',
  /** The items of a shared list: packages/reef-week,topplaces/quiet-island. */
  items: 'items',
  /** The name and the route of an enquiry's item. */
  itemName: 'about',
  itemRoute: 'item',
  /** The words of a search. */
  search: 'q',
  /** A price band: below-15000. */
  priceBand: 'price',
  /** The slugs of packages in old addresses of the comparison. */
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
