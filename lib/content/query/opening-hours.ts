import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import { content } from './all-content';

export type { OpeningHours };

/** The opening hours of all sights, boats and roads, in the order of the content file. */
export const openingHours: OpeningHours[] = content.openingHours;

/** The opening hours of what a page is about, if it has any. */
const openingHoursOf = (route: string) => openingHours.filter(({ subject }) => subject === route);

/** The opening hours on a page: first those of what it is about, then any others that it shows. */
export function openingHoursOnPage(route: string): OpeningHours[] {
  return [
    ...openingHoursOf(route),
    ...openingHours.filter(({ shownOn }) => shownOn.includes(route)),
  ];
}

/**
 * The opening hours on an item's card: its own, or else those of its places.
 * @param places the slugs of the item's places
 */
export function openingHoursOnCard(route: string, places: readonly string[]): OpeningHours[] {
  const own = openingHoursOf(route);
  if (own.length > 0) return own;
  return openingHoursOnPage(route).filter(({ slug }) => places.includes(slug));
}
