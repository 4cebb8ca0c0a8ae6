import { parameters, setParameters } from '@/lib/routes/parameters';
import { isItemRoute, routes } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/**
 * Parses a stored list. Leaves out values that are not routes of items.
 * @param stored a JSON array of routes; null if nothing is stored
 * @returns routes such as /packages/reef-week, without duplicates
 */
export function parseRoutes(stored: string | null): string[] {
  const found = parseJson(stored);
  return Array.isArray(found) ? validRoutes(found) : [];
}

/** Adds an item to the end of a list, or removes it. */
export function toggleItem(list: readonly string[], route: string): string[] {
  return list.includes(route) ? list.filter((saved) => saved !== route) : [...list, route];
}

/** The valid routes of items, without duplicates. */
function validRoutes(values: readonly unknown[]): string[] {
  const items = values.filter((value) => typeof value === 'string' && isItemRoute(value));
  return [...new Set(items as string[])];
}

/**
 * Reads the list in an address.
 * @param search a query such as ?items=packages/reef-week,topplaces/quiet-island
 * @returns routes without duplicates; undefined if the address has no list
 */
export function readSavedRoutes(search: string): string[] | undefined {
  const paths = new URLSearchParams(search).get(parameters.items)?.split(',');
  return paths && validRoutes(paths.map((path) => `/${path}`));
}

/**
 * The URL for sharing a list.
 * @param list the routes of its items
 * @param origin the origin of this site, such as https://site.example
 * @param day the day of arrival, as year-month-day
 */
export function savedListUrl(list: readonly string[], origin: string, day?: string): string {
  return setParameters(`${origin}${routes.saved}`, parametersOf(list, day));
}

/** The parameters of an address with a list. */
export function parametersOf(list: readonly string[], day: string | undefined) {
  const items = list.map((route) => route.slice(1)).join(',');
  return { [parameters.items]: items, [parameters.day]: day };
}
