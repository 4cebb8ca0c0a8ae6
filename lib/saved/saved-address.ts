import { routes } from '@/lib/routes';
import { arrivalParameter, readArrival } from '@/lib/trip-dates/arrival-day';
import { validItemRoutes } from './saved-list';

/** The query parameter of /kept, and of the contact page, that holds somebody's list. */
export const savedItemsParameter = 'items';

/**
 * Reads the list in an address.
 * @param search a query such as ?items=packages/reef-week,topplaces/quiet-island
 */
export function readSavedRoutes(search: string): string[] {
  const named = new URLSearchParams(search).get(savedItemsParameter)?.split(',') ?? [];
  return validItemRoutes(named.map((name) => `/${name}`));
}

/**
 * The query that names a list, and the day of arrival when the visitor's address has one.
 * @param here the query of the visitor's address
 */
export function queryOf(list: readonly string[], here: string): string {
  // Commas and slashes are allowed in a query, and an address that is passed on should be readable.
  const query = `${savedItemsParameter}=${list.map((route) => route.slice(1)).join(',')}`;
  const arrival = readArrival(here);
  return arrival ? `${query}&${arrivalParameter}=${arrival}` : query;
}

/**
 * The address at which everybody sees a list.
 * @param here the address of the visitor's page: its origin, and its query for the day of arrival
 */
export function savedListUrl(
  list: readonly string[],
  { origin, search }: Pick<Location, 'origin' | 'search'>,
): string {
  return `${origin}${routes.saved}?${queryOf(list, search)}`;
}
