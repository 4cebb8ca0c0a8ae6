import { addDays, formatShortDay, weekdayOf } from './days';
import { weekdayName } from './opening';
import type { Sight, Trip, TripDay, Trips } from './trips';

/** Something that does not fit: the day of the trip, from 1, and why, in words. */
export type Misfit = { day: number; text: string };

/**
 * Finds what does not fit when a trip begins on a day: closed doors, seasons that are over, and weeks
 * in which sailings are often cancelled.
 * @param arrival year-month-day
 * @returns in the order of the days; none when all that we know of fits
 */
export function findMisfits(trip: Trip, arrival: string, { words, rough }: Trips): Misfit[] {
  const told = new Set<string>();
  return trip.days.flatMap(({ sees, ferries }, index) => {
    const date = addDays(arrival, index);
    const texts = sees.flatMap((sight) =>
      misfitsOf(sight, date, words, adviceFor(trip, index, arrival, words)),
    );
    const month = date.slice(0, 7);
    // Once a month is enough: the trip may have several crossings.
    if (ferries.length > 0 && rough.includes(Number(date.slice(5, 7))) && !told.has(month)) {
      told.add(month);
      texts.push(words.rough.replace('{month}', monthOf(date)));
    }
    return texts.map((text) => ({ day: index + 1, text }));
  });
}

/** Whether a sight is usually closed on a day: by its day of the week, or by the day of the year. */
export function isClosed({ closed, closedOn }: Sight, date: string): boolean {
  return Boolean(closed?.includes(weekdayOf(date)) || closedOn?.includes(date.slice(5)));
}

/** Whether a day is in a season, which may go over the end of a year. */
export function isInSeason(season: { from: string; to: string }, date: string): boolean {
  const { from, to } = season;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** @param advice what we would do about a closed door */
function misfitsOf(sight: Sight, date: string, words: Trips['words'], advice: string): string[] {
  const { name, season, instead = [] } = sight;
  if (season && !isInSeason(season, date)) {
    const open = instead.find((one) => one.season && isInSeason(one.season, date));
    const shut = words.season.replace('{date}', formatShortDay(date)).replace('{name}', name);
    if (!open) return [shut];
    const next = words.instead.replace('{name}', open.name);
    return [`${shut} ${next}`, ...misfitsOf({ ...open, instead: [] }, date, words, advice)];
  }
  if (!isClosed(sight, date)) return [];
  const weekday = weekdayName(weekdayOf(date));
  return [`${words.closed.replace('{weekday}', weekday).replace('{name}', name)} ${advice}`];
}

/** What we would do about a closed door: change two days, if that helps, or talk it over. */
function adviceFor({ days }: Trip, index: number, arrival: string, words: Trips['words']): string {
  const other = findSwap(days, index, arrival);
  if (other === undefined) return words.ask;
  return words.swap.replace('{a}', `${index + 1}`).replace('{b}', `${other + 1}`);
}

/**
 * Finds a day to change places with: neither has a ferry, both begin and end in the same place, and
 * what they see is open when they have changed.
 * @returns its index; undefined when there is none
 */
function findSwap(days: readonly TripDay[], index: number, arrival: string): number | undefined {
  const one = days[index];
  const isOpen = (day: TripDay, on: number) =>
    day.sees.every((sight) => !isClosed(sight, addDays(arrival, on)));
  const found = days.findIndex((other, at) => {
    // One lands on the first day and flies on the last.
    const isFree = at > 0 && at < days.length - 1 && at !== index && index > 0;
    if (!one || !isFree || one.ferries.length + other.ferries.length > 0) return false;
    const isSamePlace =
      one.night === other.night && nightBefore(days, index) === nightBefore(days, at);
    return isSamePlace && isOpen(one, at) && isOpen(other, index);
  });
  return found < 0 ? undefined : found;
}

function nightBefore(days: readonly TripDay[], index: number): string | undefined {
  return days[index - 1]?.night;
}

function monthOf(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(at);
}
