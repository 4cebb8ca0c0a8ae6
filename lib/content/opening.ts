import type { Opening } from '@/content/schema/opening';
import { type Clash, findClashes } from '@/lib/opening';
import type { Package } from './packages';
import { content } from './store';

export type { Opening };

/** All sights, boats and roads with opening days, in the order of the content file. */
export function getOpenings(): Opening[] {
  return content.openings;
}

/** When the things on a page are open. */
export function openingsOn(route: string): Opening[] {
  return content.openings.filter(({ pages }) => pages.includes(route));
}

/** The openings with these slugs; slugs of places that are always open are left out. */
export function openingsNamed(slugs: readonly string[]): Opening[] {
  return slugs.flatMap((slug) => content.openings.find((one) => one.slug === slug) ?? []);
}

/** When the sights of one day of a trip are open. */
export function openingsOfDay({
  visits = [],
  sees = [],
}: Pick<Package['itinerary'][number], 'visits' | 'sees'>): Opening[] {
  return openingsNamed([...visits, ...sees]);
}

/** The days of arrival on which something in a package is closed when the travellers come. */
export function clashesOf({ itinerary }: Pick<Package, 'itinerary'>): Clash[] {
  return findClashes(itinerary.map(openingsOfDay));
}
