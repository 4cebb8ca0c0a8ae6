/** The query parameter that holds the chosen trips. */
export const tripsParameter = 'trips';

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
