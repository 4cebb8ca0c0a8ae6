import type { OpeningHours } from '@/content/schema/opening';
import { type Weekday, weekdays } from '@/content/schema/weekdays';
import type { labels } from '@/lib/content/load/files';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { daysInWords, formatClock, formatMonthDay, minutesOf, monthsInWords } from './date-words';
import { weekdayClosure } from './when-closed';

/** The patterns of the lines that say when something is open. */
type OpeningWords = Pick<
  (typeof labels)['opening'],
  'closed' | 'closedOn' | 'uncertain' | 'season' | 'boats' | 'hours' | 'shows' | 'startBy' | 'span'
>;

/**
 * Says in lines when something is usually open: closed days, days of which sources disagree, season,
 * hours, note.
 */
export function describeOpening(opening: Partial<OpeningHours>, words: OpeningWords): string[] {
  const { closed, uncertain, closedOn, season, boats, hours, startBy, note } = opening;
  const span = ({ from, to }: { from: string; to: string }, write: (value: string) => string) =>
    fillIn(words.span, { from: write(from), to: write(to) });
  return [
    closed && fillIn(words.closed, { days: daysInWords(closed) }),
    closedOn && fillIn(words.closedOn, { days: joinWords(closedOn.map(formatMonthDay)) }),
    uncertain && fillIn(words.uncertain, { days: daysInWords(uncertain, 'or') }),
    season &&
      (boats
        ? fillIn(words.boats, { season: span(season, monthName) })
        : fillIn(words.season, { season: span(season, formatMonthDay) })),
    hours &&
      (showsInWords(hours, words.shows) ??
        fillIn(words.hours, { hours: joinWords(hours.map((one) => span(one, formatClock))) })),
    startBy && fillIn(words.startBy, { time: formatClock(startBy) }),
    note,
  ].filter((line) => line !== undefined);
}

/** The sea ends the season of boats, not a day of the calendar: they are told by months. */
const monthName = (monthDay: string) => monthsInWords([Number(monthDay.slice(0, 2))]);

/** Three or more spans of the same length are shows: when each begins, and how long it is. */
function showsInWords(
  hours: NonNullable<OpeningHours['hours']>,
  pattern: string,
): string | undefined {
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

/**
 * What is closed on the same day of the week.
 * @param field closed, or uncertain for days of which sources disagree
 * @returns the days on which something is, in the order of the week, with what is
 */
export function openingsByWeekday(
  openings: readonly OpeningHours[],
  field: 'closed' | 'uncertain',
): { weekday: Weekday; closed: OpeningHours[] }[] {
  return weekdays
    .map((weekday) => ({
      weekday,
      closed: openings.filter((one) => weekdayClosure(one, weekday) === field),
    }))
    .filter(({ closed }) => closed.length > 0);
}
