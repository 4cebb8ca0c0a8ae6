/** The query parameter that holds the chosen trips. */
const tripsParameter = 'trips';

/** How many trips can be compared at once. */
export const mostTrips = 3;

/**
 * Reads the chosen trips from an address.
 * @param search the query of the address, such as ?trips=island-hopping,andaman-escapade
 * @param slugs the trips that can be chosen
 * @returns the chosen ones in the order of `slugs`; trips that don't exist are left out
 */
export function readTrips(search: string, slugs: readonly string[]): string[] {
  const named = (new URLSearchParams(search).get(tripsParameter) ?? '').split(',');
  return slugs.filter((slug) => named.includes(slug));
}

/**
 * The address of a choice: without one there is no parameter. Other parameters are kept.
 * @param href a full address
 * @returns path, query and fragment
 */
export function addressOfTrips(href: string, slugs: readonly string[]): string {
  const url = new URL(href);
  url.searchParams.delete(tripsParameter);
  const others = url.searchParams.toString();
  // Commas are allowed in a query, and an address that is passed on should be readable.
  const own = slugs.length > 0 ? `${tripsParameter}=${slugs.join(',')}` : '';
  const query = [others, own].filter(Boolean).join('&');
  return url.pathname + (query && `?${query}`) + url.hash;
}
