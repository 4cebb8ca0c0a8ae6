import type { OpeningHours } from '@/content/schema/opening';
import { content } from '@/lib/content/load/store';
import { findClosedArrivals, openingsOfDay } from '@/lib/dates/openings';
import type { Package } from './packages';

export type { OpeningHours };

/** All sights, boats and roads with opening days, in the order of the content file. */
export const openings: OpeningHours[] = content.openings;

/** The opening that a page alone is about; undefined when there is none. */
function openingOf(route: string): OpeningHours | undefined {
  return content.openings.find(({ subject }) => subject === route);
}

/** When the things on a page are open: what it is about first, then what it only mentions. */
export function openingHoursOnPage(route: string): OpeningHours[] {
  const mentioned = content.openings.filter(({ shownOn }) => shownOn.includes(route));
  return [openingOf(route) ?? [], mentioned].flat();
}

/**
 * What the card of an item says: when its own subject is open, else the places that it leads to.
 * @param places their slugs
 */
export function openingsOnCard(route: string, places: readonly string[]): OpeningHours[] {
  const own = openingOf(route);
  return own ? [own] : openingHoursOnPage(route).filter(({ slug }) => places.includes(slug));
}

/** When the sights of one day of a trip are open. */
export function openingHoursOnDay(day: Package['itinerary'][number]): OpeningHours[] {
  return openingsOfDay(day, content.openings);
}

/**
 * The days of the week on which one should not arrive, as something in a package is closed when the
 * travellers come, and what that is.
 * @param closure closed, or uncertain for days on which it may be closed
 */
export function closedArrivalsOf(
  { itinerary }: Pick<Package, 'itinerary'>,
  closure: 'closed' | 'uncertain' = 'closed',
) {
  return findClosedArrivals(itinerary, content.openings, closure);
}
