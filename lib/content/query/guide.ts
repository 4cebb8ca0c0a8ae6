import type { Authority } from '@/content/schema/hours-and-seasons';
import { dayInIndia, formatDay, monthOf, touchesMonth } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { content, labels } from './all-content';

export type { GuideEntry } from '@/content/schema/guide';
export type { Month, Seasons } from '@/content/schema/hours-and-seasons';
export type Phrase = (typeof phrases)['groups'][number]['phrases'][number];

export const { guide, phrases, ferryCancelled, emergency, seasons } = content;
export const { questions: questionGroups } = content;

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
