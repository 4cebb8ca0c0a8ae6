import { isItemRoute } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';

/** The maximum number of items in a list. */
const mostItems = 60;

/**
 * Parses a stored list. Values that are not routes of items are left out.
 * @param stored a JSON array of routes; null if nothing is stored
 * @returns routes such as /packages/reef-week, each once
 */
export function parseSaved(stored: string | null): string[] {
  const found = parseJson(stored);
  return Array.isArray(found) ? validRoutes(found) : [];
}

/** Adds an item to the end of a list, or removes it. When the list is full, the oldest item is removed. */
export function toggleItem(list: readonly string[], route: string): string[] {
  const others = list.filter((saved) => saved !== route);
  return others.length < list.length ? others : validRoutes([...others, route]);
}

/** The routes of items' pages among any values, each once. When there are too many, the oldest are removed. */
export function validRoutes(values: readonly unknown[]): string[] {
  const items = values.filter((value) => typeof value === 'string' && isItemRoute(value));
  return [...new Set(items as string[])].slice(-mostItems);
}
