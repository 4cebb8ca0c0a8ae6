import type { BusyPeriod } from '@/content/schema/season';
import { addDays, daysBetween, isInSeason, monthOf, weekdayOf } from '@/lib/dates/calendar-day';
import { formatShortDay, monthsInWords, spanInWords, weekdayName } from '@/lib/dates/date-words';
import { closureOn } from '@/lib/dates/when-closed';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { bufferNightsOf } from './ferry-plans';
import type { TripContext } from './trip-context';
import { surchargeInWords } from './trip-price';
import type { TripDay, TripOpening } from './trips-file-shape';

/** Something is closed, something may spoil the plan, or something is only good to know. */
const severities = ['closed', 'risk', 'note'] as const;

/**
 * What a trip meets on its dates, and what we would do about it; `day` counts from 1 and is missing for
 * the whole trip.
 */
export type DateNote = { severity: (typeof severities)[number]; day?: number; text: string };

type Words = TripContext['data']['words'];

/** How ferries sail, the worst first: of a trip only the worst is told. */
const seas = ['cancelled', 'cyclones', 'changeable'] as const;

/**
 * Looks at a trip that begins on a day: closed sights, days of which sources disagree, seasons that are
 * over, months in which ferries are cancelled, nights that cost more, and days on which many travel.
 * @returns the most severe first, then in the order of the days; none when nothing is to be said
 */
export function findDateNotes(context: TripContext): DateNote[] {
  const { trip, arrival, data } = context;
  const dates = trip.days.map((_, index) => addDays(arrival, index));
  const dearer = surchargeInWords(context);
  const found = [
    ...dates.flatMap((date, index) => {
      const remedy = remedyFor(index, context);
      const openings = trip.days[index]?.sees ?? [];
      const notes = openings.flatMap((opening) => lookAtOpening(opening, date, remedy, data.words));
      return notes.map((one) => ({ ...one, day: index + 1 }));
    }),
    ...lookAtSea(dates, context),
    ...(dearer ? [{ severity: 'note' as const, text: dearer }] : []),
    ...data.crowds.flatMap((crowd) => lookAtCrowd(crowd, dates, data.words)),
  ];
  return severities.flatMap((severity) => found.filter((one) => one.severity === severity));
}

/** The first and the last day of a trip: 12 to 17 January. */
export function tripSpan({ trip, arrival }: TripContext): string {
  return spanInWords(arrival, addDays(arrival, trip.days.length - 1));
}

/** @param remedy what we would do about what is closed */
function lookAtOpening(
  opening: TripOpening,
  date: string,
  remedy: string,
  words: Words,
): DateNote[] {
  const closure = closureOn(opening, date);
  if (!closure) return [];
  const weekday = weekdayName(weekdayOf(date));
  const text = fillIn(words[closure], { name: opening.name, date: formatShortDay(date), weekday });
  if (closure === 'uncertain') return [{ severity: 'risk', text }];
  if (closure !== 'season') return [{ severity: 'closed', text: `${text} ${remedy}` }];
  const open = openInstead(opening, date);
  if (open === opening) return [{ severity: 'closed', text }];
  const instead = fillIn(words.instead, { name: open.name });
  return [
    { severity: 'note', text: `${text} ${instead}` },
    ...lookAtOpening(open, date, remedy, words),
  ];
}

/** What we would do about what is closed: change two days, if that helps, or talk it over. */
function remedyFor(index: number, context: TripContext): string {
  const other = findSwap(index, context);
  const { words } = context.data;
  return other === undefined ? words.ask : fillIn(words.swap, { a: index + 1, b: other + 1 });
}

/** What one sees on a day in place of a sight whose season is over: another, if that is open then. */
function openInstead(opening: TripOpening, date: string): TripOpening {
  if (closureOn(opening, date) !== 'season') return opening;
  return opening.instead?.find((one) => closureOn(one, date) !== 'season') ?? opening;
}

/**
 * Finds a day to change places with: neither has a ferry, both begin and end in the same place, and
 * what they see is surely open when they have changed. A season that is over is over on both.
 * @param index of the day that should move, from 0
 * @returns the index of the other one; undefined when there is none
 */
function findSwap(index: number, { trip: { days }, arrival }: TripContext): number | undefined {
  const one = days[index];
  // One lands on the first day and flies on the last.
  const isFree = (at: number) => at > 0 && at < days.length - 1 && days[at]?.ferries.length === 0;
  const isOpen = (day: TripDay, at: number) => {
    const date = addDays(arrival, at);
    return day.sees.every((opening) =>
      [undefined, 'season'].includes(closureOn(openInstead(opening, date), date)),
    );
  };
  const found = days.findIndex((other, at) => {
    if (!one || at === index || !isFree(index) || !isFree(at)) return false;
    const isSamePlace = one.night === other.night && days[index - 1]?.night === days[at - 1]?.night;
    return isSamePlace && isOpen(one, at) && isOpen(other, index);
  });
  return found < 0 ? undefined : found;
}

/** Months in which storms stop the trip's ferries, and the nights that then belong before the flight home. */
function lookAtSea(dates: readonly string[], { trip: { days }, data }: TripContext): DateNote[] {
  const { words, sea } = data;
  const sailings = dates
    .map((date, index) => ({ month: monthOf(date), day: index + 1 }))
    .filter(({ day }) => days[day - 1]?.ferries.length);
  const worst = seas.find((one) => sailings.some(({ month }) => sea[one].includes(month)));
  if (!worst) return [];
  const hit = sailings.filter(({ month }) => sea[worst].includes(month));
  const months = [...new Set(hit.map(({ month }) => month))];
  const text = fillIn(words.sea[worst], { months: monthsInWords(months) });
  const severity = worst === 'changeable' ? 'note' : 'risk';
  const buffer = bufferNightsOf(days);
  const more = buffer && countPhrase(words.bufferNights, buffer.nights, buffer.length);
  const notes: DateNote[] = [{ severity, day: hit[0]?.day ?? 1, text }];
  if (more) notes.push({ severity, text: more });
  return notes;
}

/** Days on which many travel: a season, or days of single years and those around them. */
function lookAtCrowd(crowd: BusyPeriod, dates: readonly string[], words: Words): DateNote[] {
  const { season, days = [], around = 0 } = crowd;
  const crowdNote = (name: string): DateNote[] => [
    { severity: 'note', text: fillIn(words.crowd, { name }) },
  ];
  if (season) return dates.some((date) => isInSeason(season, date)) ? crowdNote(crowd.name) : [];
  const near = days.find((day) => dates.some((date) => Math.abs(daysBetween(day, date)) <= around));
  return near ? crowdNote(`${crowd.name}, ${formatShortDay(near)}`) : [];
}
