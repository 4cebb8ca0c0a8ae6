import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import { weekdays } from '@/content/schema/weekdays';
import { closedVisitsOf } from '@/lib/dates/closures';
import { formatWeekdays } from '@/lib/dates/format-dates';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames } from '@/lib/text/join-words';
import { content, labels } from './all-content';
import type { Package } from './packages';

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

/**
 * Sentences that name the weekdays on which travellers should not arrive, because something is or may be closed. One
 * sentence names everything that is closed on the same day.
 */
export function arrivalDaysToAvoid({ itinerary }: Pick<Package, 'itinerary'>): string[] {
  const arrivals = closedVisitsOf(itinerary, openingHours).map((arrival) => ({
    ...arrival,
    days: formatWeekdays(arrival.weekdays, 'or'),
  }));
  const sentences = arrivals.map(({ closure, day, days }) => {
    const entries = arrivals.filter(
      (entry) => entry.closure === closure && entry.day === day && entry.days === days,
    );
    return interpolate(labels.itinerary[closure], { name: joinNames(entries), day, days });
  });
  return [...new Set(sentences)];
}

/** The weekdays on which travellers should not arrive: Mondays and Fridays. Empty if they can arrive on any day. */
export function weekdaysToAvoidInWords({ itinerary }: Pick<Package, 'itinerary'>): string {
  const visits = closedVisitsOf(itinerary, openingHours);
  return formatWeekdays(
    weekdays.filter((day) => visits.some((arrival) => arrival.weekdays.includes(day))),
  );
}
