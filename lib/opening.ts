import type { Opening } from '@/content/schema/opening';
import { type Weekday, weekdays } from '@/content/schema/weekdays';
import { formatClock, minutesOf } from './clock';
import { formatMonthDay } from './season';
import { fillIn } from './text/fill-in';
import { joinWords } from './text/join-words';
import { startLarge } from './text/sentence';

/** The words of opening days; those in { } are replaced. */
export type OpeningWords = {
  closed: string;
  closedOn: string;
  season: string;
  boats: string;
  uncertain: string;
  startBy: string;
  hours: string;
  shows: string;
  span: string;
};

/** A sight that is closed, or may be, when the travellers come. */
export type Clash = { weekday: Weekday; day: number; opening: Opening };

/** The name of a day of the week: wednesday becomes Wednesday. */
export function weekdayName(weekday: Weekday): string {
  return startLarge(weekday);
}

/**
 * Says in lines when something is usually open: closed days, days of which sources disagree, season,
 * hours, note.
 * @param words the patterns of the lines, from the content
 */
export function describeOpening(opening: Partial<Opening>, words: OpeningWords): string[] {
  const { closed, uncertain, closedOn, season, boats, hours, startBy, note } = opening;
  const span = ({ from, to }: { from: string; to: string }, write: (value: string) => string) =>
    words.span.replace('{from}', write(from)).replace('{to}', write(to));
  return [
    ...(closed ? [words.closed.replace('{days}', daysInWords(closed))] : []),
    ...(closedOn
      ? [words.closedOn.replace('{days}', joinWords(closedOn.map(formatMonthDay)))]
      : []),
    ...(uncertain ? [words.uncertain.replace('{days}', daysInWords(uncertain))] : []),
    ...(season
      ? [(boats ? words.boats : words.season).replace('{season}', span(season, formatMonthDay))]
      : []),
    ...(hours
      ? [
          showsInWords(hours, words.shows) ??
            words.hours.replace('{hours}', joinWords(hours.map((one) => span(one, formatClock)))),
        ]
      : []),
    ...(startBy ? [words.startBy.replace('{time}', formatClock(startBy))] : []),
    ...(note ? [note] : []),
  ];
}

/** Three or more spans of the same length are shows: when each begins, and how long it is. */
function showsInWords(hours: NonNullable<Opening['hours']>, pattern: string): string | undefined {
  const [length, ...others] = new Set(hours.map(({ from, to }) => minutesOf(to) - minutesOf(from)));
  if (hours.length < 3 || others.length > 0) return undefined;
  const starts = hours.map(({ from }) => formatClock(from));
  // "am" or "pm" is said once, after the last of those that share it.
  const times = starts.map((start, index) => {
    const [time = start, half] = start.split(' ');
    return starts[index + 1]?.split(' ')[1] === half ? time : start;
  });
  return fillIn(pattern, { times: joinWords(times), minutes: length ?? 0 });
}

/** Days of the week as they come back: Mondays and Wednesdays. */
export function daysInWords(days: readonly Weekday[]): string {
  return joinWords(days.map((day) => `${weekdayName(day)}s`));
}

/**
 * What is closed on the same day of the week.
 * @param field closed, or uncertain for days of which sources disagree
 * @returns the days on which something is, in the order of the week, with the names
 */
export function namesByWeekday(
  openings: readonly Opening[],
  field: 'closed' | 'uncertain',
): { weekday: Weekday; names: string[] }[] {
  return weekdays
    .map((weekday) => ({
      weekday,
      names: openings.filter((one) => one[field]?.includes(weekday)).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/**
 * Finds the days of arrival on which a trip meets a closed door.
 * @param days what is visited on each day of the trip, the day of arrival first
 * @param field closed, or uncertain for days of which sources disagree
 * @returns one entry for each day of arrival and sight, in the order of the week; `day` counts from 1
 */
export function findClashes(
  days: readonly (readonly Opening[])[],
  field: 'closed' | 'uncertain' = 'closed',
): Clash[] {
  return weekdays.flatMap((weekday, arrival) =>
    days.flatMap((openings, index) => {
      const today = weekdays[(arrival + index) % weekdays.length];
      return openings
        .filter((opening) => today !== undefined && opening[field]?.includes(today))
        .map((opening) => ({ weekday, day: index + 1, opening }));
    }),
  );
}
