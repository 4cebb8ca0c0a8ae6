import { countIn, fillIn } from '@/lib/text/fill-in';
import { addDays, monthOf } from '../dates/calendar-day';
import { formatWeekday } from '../dates/date-words';
import { costsMore, type DateConflict, findDateConflicts } from './date-conflicts';
import { moonOf, sunOf } from './sun-and-moon';
import type { Trip, TripDay, Trips } from './trip-data';

/** A day of a trip on its date. */
export type DatedDay = {
  /** Such as Sun, 20 Dec. */
  label: string;
  title: string;
  /** What this day meets; what the whole trip meets stands in no day. */
  conflicts: DateConflict[];
  /** When the sun rises and sets and, where a dark night matters, how bright the moon is. */
  sunAndMoon: string;
  /** Its ferries, and where one sleeps. */
  travel: string[];
};

/** Everything that a trip with a day of arrival says. */
export type DatedTrip = {
  name: string;
  arrival: string;
  days: DatedDay[];
  /** All that its days meet, the weightiest first. */
  conflicts: DateConflict[];
  /** From when to when, how many conflicts there are, and what was not looked at. */
  summary: string;
  /** Said in place of conflicts when there is none. */
  allClear: string;
  /** Whether the price that is shown does not hold. */
  costsMore: boolean;
};

/** A night with less of the moon lit, in per cent, is dark. */
const darkNight = 35;

/**
 * Puts dates on a trip: for its page and its place in a list, its chat text and its calendar file.
 * @param arrival year-month-day
 */
export function datedTrip(trip: Trip, arrival: string, data: Trips): DatedTrip {
  const conflicts = findDateConflicts(trip, arrival, data);
  return {
    name: trip.name,
    arrival,
    days: trip.days.map((day, index) => {
      const date = addDays(arrival, index);
      return {
        label: formatWeekday(date, 'short'),
        title: day.title,
        conflicts: conflicts.filter((one) => one.day === index + 1),
        sunAndMoon: sunAndMoonOf(day, date, data),
        travel: travelOf(day, data),
      };
    }),
    conflicts,
    summary: sumUp(trip, arrival, conflicts, data),
    allClear: `${data.words.fits} ${data.words.unseen}`,
    costsMore: costsMore(trip, arrival, data),
  };
}

function sunAndMoonOf({ at, dark }: TripDay, date: string, { words, glow }: Trips): string {
  const sun = fillIn(words.sun, sunOf(date, at));
  if (!dark || !glow.includes(monthOf(date))) return sun;
  const percent = moonOf(date);
  return `${sun}. ${fillIn(percent <= darkNight ? words.dark : words.bright, { percent })}`;
}

function travelOf({ ferries, night }: TripDay, { words }: Trips): string[] {
  const sailings = ferries.map((name) => `${words.ferry}: ${name}`);
  return night === undefined ? sailings : [...sailings, `${words.nightIn} ${night}`];
}

function sumUp(
  { days }: Trip,
  arrival: string,
  conflicts: readonly DateConflict[],
  { words }: Trips,
): string {
  const last = addDays(arrival, days.length - 1);
  const [from, to] = [formatWeekday(arrival, 'long'), formatWeekday(last, 'long')];
  const closed = conflicts.filter(({ weight }) => weight === 'closed').length;
  const others = conflicts.length - closed;
  return [
    fillIn(words.span, { from, to }),
    ...(closed > 0 ? [countIn(words.conflicts, closed)] : []),
    ...(others > 0 ? [countIn(words.facts, others)] : []),
    ...(conflicts.length === 0 ? [words.fits] : []),
    words.unseen,
  ].join(' ');
}
