import type { Authority } from '@/content/schema/hours-and-seasons';
import { dayInIndia, formatDay, monthOf, touchesMonth } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import {
  content,
  guide,
  labels,
  type OpeningHours,
  openingHours,
  phrases,
  seasons,
} from './all-content';

/** The phrases for travellers whose ferry is cancelled. */
export const ferryPhrases = phrases.groups
  .flatMap((group) => group.phrases)
  .filter(({ onFerryPage }) => onFerryPage);

/** The groups of the guide with their entries. Empty groups are left out. */
export const guideGroups = content.guideGroups
  .map((group) => ({ ...group, entries: guide.filter((entry) => entry.group === group.id) }))
  .filter(({ entries }) => entries.length > 0);

/**
 * The busy periods in a month from 1 to 12. Periods that move from year to year come with their dates.
 * @param today year-month-day; earlier days are left out
 */
export function busyPeriodsIn(month: number, today = dayInIndia()): string[] {
  return seasons.busyPeriods.flatMap(({ name, season, days = [] }) => {
    if (season) return touchesMonth(season, month) ? name : [];
    const inMonth = days.filter((day) => monthOf(day) === month && day >= today);
    return inMonth.length > 0 ? `${name}: ${joinWords(inMonth.map(formatDay))}` : [];
  });
}

/** The authority with this id. lib/content/check/ ensures that it exists. */
export const authorityOf = (id: string) =>
  content.authorities.find((authority) => authority.id === id) as Authority;

/** A line that says when a fact was checked. */
export function checkedLine(checked: string): string {
  return interpolate(labels.guide.checked, { day: formatDay(checked) });
}

/** The oldest of the days when facts were checked, as year-month-day. A page shows only this one. */
export function earliestCheckedDay(facts: readonly { checked: string }[]): string | undefined {
  return facts.map(({ checked }) => checked).sort()[0];
}

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
