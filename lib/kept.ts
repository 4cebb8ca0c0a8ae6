import { arrivalParameter, readArrival } from './arrival';
import { isItemRoute, routes } from './routes';

/** The query parameter of /kept that holds somebody's list. */
export const itemsParameter = 'items';

/** A list has this many items at most. */
const most = 60;

/**
 * Reads a stored list. Anybody can edit what a browser stores: what is no item is left out.
 * @param stored a JSON array of the addresses of items' pages; null for nothing stored
 * @returns addresses such as /packages/reef-week, each once
 */
export function parseKept(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? itemsAmong(found) : [];
  } catch {
    return [];
  }
}

/** Puts an item at the end of a list, or takes it off. When the list is full, the oldest gives way. */
export function toggled(list: readonly string[], route: string): string[] {
  const others = list.filter((one) => one !== route);
  return others.length < list.length ? others : [...others, route].slice(-most);
}

/** A list with those of another one that it lacks, at its end. */
export function merged(list: readonly string[], others: readonly string[]): string[] {
  return itemsAmong([...list, ...others]);
}

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

function itemsAmong(values: readonly unknown[]): string[] {
  const items = values.filter((value) => typeof value === 'string' && isItemRoute(value));
  return [...new Set(items as string[])].slice(0, most);
}
