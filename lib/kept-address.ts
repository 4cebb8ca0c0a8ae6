import { arrivalParameter, readArrival } from './arrival';
import { itemsAmong } from './kept';
import { routes } from './routes';

/** The query parameter of /kept that holds somebody's list. */
const itemsParameter = 'items';

/**
 * Reads the list in an address.
 * @param search a query such as ?items=packages/reef-week,topplaces/quiet-island
 * @param parameter the one that holds the list
 */
export function readItems(search: string, parameter = itemsParameter): string[] {
  const named = new URLSearchParams(search).get(parameter)?.split(',') ?? [];
  return itemsAmong(named.map((name) => `/${name}`));
}

/**
 * The query that names a list, and the day of arrival when the visitor's address has one.
 * @param here the query of the visitor's address
 */
export function queryOf(list: readonly string[], here: string, parameter = itemsParameter): string {
  // Commas and slashes are allowed in a query, and an address that is passed on should be readable.
  const query = `${parameter}=${list.map((route) => route.slice(1)).join(',')}`;
  const arrival = readArrival(here);
  return arrival ? `${query}&${arrivalParameter}=${arrival}` : query;
}

/** The address of the visitor's own list, which takes the day of arrival along from a query. */
export function ownAddress(here: string): string {
  const arrival = readArrival(here);
  return arrival ? `${routes.kept}?${arrivalParameter}=${arrival}` : routes.kept;
}

/**
 * The address at which everybody sees a list.
 * @param here the address of the visitor's page: its origin, and its query for the day of arrival
 */
export function addressOfList(
  list: readonly string[],
  { origin, search }: Pick<Location, 'origin' | 'search'>,
): string {
  return `${origin}${routes.kept}?${queryOf(list, search)}`;
}
