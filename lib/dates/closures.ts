import type { Season } from '@/content/schema/fields';
import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import type { ItineraryDay } from '@/content/schema/package';
import { type Weekday, weekdays } from '@/content/schema/weekdays';
import type { labels } from '@/lib/content-files';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords, rangeInWords } from '@/lib/text/join-words';
import { isInSeason, weekdayOf } from './calendar-day';
import { formatMonth, formatMonthDay, formatTimeOfDay, formatWeekdays } from './format-dates';

/** The slugs of what travellers visit on a day: places with a page, and entries of content/opening-hours.ts. */
type DayVisits = Pick<ItineraryDay, 'visits' | 'alsoVisits'>;

/** The patterns for the lines of `describeOpeningHours`. */
type Messages = Omit<(typeof labels)['openingHours'], 'all' | 'perhaps'>;

/** The reason why something is or may be closed on a day, as year-month-day; undefined if it is open. */
export function findClosure(entry: OpeningHours, date: string) {
  if (entry.season && !isInSeason(entry.season, date)) return 'season';
  if (entry.closedOn?.includes(date.slice(5))) return 'closedOn';
  if (entry.closed?.includes(weekdayOf(date))) return 'closed';
  return entry.uncertain?.includes(weekdayOf(date)) ? 'uncertain' : undefined;
}

/** The opening hours of what travellers visit on a day of a trip. Places that are always open have none. */
export function openingHoursOnDay(
  { visits = [], alsoVisits = [] }: DayVisits,
  all: readonly OpeningHours[],
): OpeningHours[] {
  return [...visits, ...alsoVisits].flatMap(
    (slug) => all.find((hours) => hours.slug === slug) ?? [],
  );
}

/**
 * The weekdays of arrival for which everything is open on the day of its visit, as far as is known.
 * @param itinerary the visits of each day, starting with the day of arrival
 * @param all the opening hours of the whole site
 */
export function bestArrivalDays(
  itinerary: readonly DayVisits[],
  all: readonly OpeningHours[],
): Weekday[] {
  const visits = itinerary.map((day) => openingHoursOnDay(day, all));
  return weekdays.filter((_, arrival) =>
    visits.every((visited, index) => {
      const weekday = weekdays[(arrival + index) % weekdays.length] as Weekday;
      return visited.every((entry) => !closedDaysOf(entry).includes(weekday));
    }),
  );
}

/** The weekdays on which something is or (sources disagree) may be closed. */
export const closedDaysOf = ({ closed = [], uncertain = [] }: OpeningHours) => [
  ...closed,
  ...uncertain,
];

/** Describes opening hours in lines: closed days, season, hours, note. */
export function describeOpeningHours(entry: Partial<OpeningHours>, messages: Messages): string[] {
  const { closed, uncertain, closedOn, season, boats, hours, startBy, note } = entry;
  const inSeason = boats ? messages.boats : messages.season;
  const times = hours?.map(({ from, to }) =>
    rangeInWords(formatTimeOfDay(from), formatTimeOfDay(to)),
  );
  return [
    closed && interpolate(messages.closed, { days: formatWeekdays(closed) }),
    closedOn && interpolate(messages.closedOn, { days: joinWords(closedOn.map(formatMonthDay)) }),
    uncertain && interpolate(messages.uncertain, { days: formatWeekdays(uncertain, 'or') }),
    season && interpolate(inSeason, { season: seasonInWords(season, boats) }),
    times && interpolate(messages.hours, { hours: joinWords(times) }),
    startBy && interpolate(messages.startBy, { time: formatTimeOfDay(startBy) }),
    note,
  ].filter((line) => line !== undefined);
}

/** A season: 1 November to 15 May. Those of boats are in months, because the sea ends them and not the calendar. */
export function seasonInWords({ from, to }: Season, boats = false): string {
  const format = boats ? (monthDay: string) => formatMonth(`2000-${monthDay}`) : formatMonthDay;
  return rangeInWords(format(from), format(to));
}
