import { arrivalParameter, readArrival } from '@/lib/dates/arrival-day';
import { isItemRoute, routes } from '@/lib/routes';

/** A list has this many items at most. */
const mostItems = 60;

/** The query parameter of /saved, and of the contact page, that holds somebody's list. */
const itemsParameter = 'items';

/**
 * Reads a stored list. Anybody can edit what a browser stores: what is no item is left out.
 * @param stored a JSON array of the routes of items' pages; null for nothing stored
 * @returns routes such as /packages/reef-week, each once
 */
export function parseSaved(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? validRoutes(found) : [];
  } catch {
    return [];
  }
}

/** Puts an item at the end of a list, or takes it off. When the list is full, the oldest gives way. */
export function toggleItem(list: readonly string[], route: string): string[] {
  const others = list.filter((one) => one !== route);
  return others.length < list.length ? others : validRoutes([...others, route]);
}

/**
 * Reads the list in an address.
 * @param search a query such as ?items=packages/reef-week,topplaces/quiet-island
 */
export function readSavedRoutes(search: string): string[] {
  const named = new URLSearchParams(search).get(itemsParameter)?.split(',') ?? [];
  return validRoutes(named.map((name) => `/${name}`));
}

/**
 * The query that names a list, and the day of arrival when the visitor's address has one.
 * @param here the query of the visitor's address
 */
export function queryOf(list: readonly string[], here: string): string {
  // Commas and slashes are allowed in a query, and an address that is passed on should be readable.
  const query = `${itemsParameter}=${list.map((route) => route.slice(1)).join(',')}`;
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

/** The routes of items' pages among any values, each once. Of too many the oldest give way. */
function validRoutes(values: readonly unknown[]): string[] {
  const items = values.filter((value) => typeof value === 'string' && isItemRoute(value));
  return [...new Set(items as string[])].slice(-mostItems);
}
