import { isItemRoute } from '@/lib/routes';

/** A list has this many items at most. */
const mostItems = 60;

/**
 * Reads a stored list. Anybody can edit what a browser stores: what is no item is left out.
 * @param stored a JSON array of the routes of items' pages; null for nothing stored
 * @returns routes such as /packages/reef-week, each once
 */
export function parseSaved(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? validItemRoutes(found) : [];
  } catch {
    return [];
  }
}

/** Puts an item at the end of a list, or takes it off. When the list is full, the oldest gives way. */
export function toggleItem(list: readonly string[], route: string): string[] {
  const others = list.filter((one) => one !== route);
  return others.length < list.length ? others : validItemRoutes([...others, route]);
}

/** The routes of items' pages among any values, each once. Of too many the oldest give way. */
export function validItemRoutes(values: readonly unknown[]): string[] {
  const items = values.filter((value) => typeof value === 'string' && isItemRoute(value));
  return [...new Set(items as string[])].slice(-mostItems);
}
