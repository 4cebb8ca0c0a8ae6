import type { BusyPeriod } from '@/content/schema/season';
import { addDays, daysBetween, isInSeason, monthOf, weekdayOf } from '@/lib/dates/calendar-day';
import { closureOn } from '@/lib/dates/closed-days';
import { formatShortDay, monthsInWords, spanInWords, weekdayName } from '@/lib/dates/date-words';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { bufferNightsOf } from './buffer-nights';
import { surchargeNote } from './dated-price';
import { findSwap, openInstead } from './swap-days';
import type { TripOpening, TripRecord, TripsFile } from './trip-data';

/** Something is closed, something may spoil the plan, or something is only good to know. */
const weights = ['closed', 'risk', 'note'] as const;

/**
 * What a trip meets on its dates, and what we would do about it; `day` counts from 1 and is missing for
 * the whole trip.
 */
export type DateNote = { severity: (typeof weights)[number]; day?: number; text: string };

/** How ferries sail, the worst first: of a trip only the worst is told. */
const seas = ['cancelled', 'cyclones', 'changeable'] as const;

/**
 * Looks at a trip that begins on a day: closed sights, days of which sources disagree, seasons that are
 * over, months in which ferries are cancelled, nights that cost more, and days on which many travel.
 * @param arrival year-month-day
 * @returns the weightiest first, then in the order of the days; none when nothing is to be said
 */
export function findDateNotes(trip: TripRecord, arrival: string, data: TripsFile): DateNote[] {
  const dates = trip.days.map((_, index) => addDays(arrival, index));
  const found = [
    ...dates.flatMap((date, index) => {
      const remedy = remedyFor(trip, index, arrival, data);
      const openings = trip.days[index]?.sees ?? [];
      const met = openings.flatMap((opening) => lookAtOpening(opening, date, remedy, data));
      return met.map((one) => ({ ...one, day: index + 1 }));
    }),
    ...lookAtSea(trip, dates, data),
    ...lookAtPrice(trip, arrival, data),
    ...data.crowds.flatMap((crowd) => lookAtCrowd(crowd, dates, data)),
  ];
  return weights.flatMap((weight) => found.filter((one) => one.severity === weight));
}

/** The first and the last day of a trip: 12 to 17 January. */
export function tripSpan({ days }: TripRecord, arrival: string): string {
  return spanInWords(arrival, addDays(arrival, days.length - 1));
}

/** @param remedy what we would do about what is closed */
function lookAtOpening(
  opening: TripOpening,
  date: string,
  remedy: string,
  data: TripsFile,
): DateNote[] {
  const { words } = data;
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
    ...lookAtOpening(open, date, remedy, data),
  ];
}

/** What we would do about what is closed: change two days, if that helps, or talk it over. */
function remedyFor(
  { days }: TripRecord,
  index: number,
  arrival: string,
  { words }: TripsFile,
): string {
  const other = findSwap(days, index, arrival);
  return other === undefined ? words.ask : fillIn(words.swap, { a: index + 1, b: other + 1 });
}

/** Months in which storms stop ferries, and the nights that then belong before the flight home. */
function lookAtSea(
  { days }: TripRecord,
  dates: readonly string[],
  { words, sea }: TripsFile,
): DateNote[] {
  const day = days.findIndex(({ ferries }) => ferries.length > 0) + 1;
  const months = [...new Set(dates.map(monthOf))];
  const worst = seas.find((one) => months.some((month) => sea[one].includes(month)));
  if (day === 0 || !worst) return [];
  const named = monthsInWords(months.filter((month) => sea[worst].includes(month)));
  const text = fillIn(words.sea[worst], { months: named });
  const weight = worst === 'changeable' ? 'note' : 'risk';
  const buffer = bufferNightsOf(days);
  const more = buffer && countPhrase(words.bufferNights, buffer.nights, buffer.length);
  const notes: DateNote[] = [{ severity: weight, day, text }];
  if (more) notes.push({ severity: weight, text: more });
  return notes;
}

function lookAtPrice(trip: TripRecord, arrival: string, data: TripsFile): DateNote[] {
  const text = surchargeNote(trip, arrival, data);
  return text ? [{ severity: 'note', text }] : [];
}

/** Days on which many travel: a season, or days of single years and those around them. */
function lookAtCrowd(
  crowd: BusyPeriod,
  dates: readonly string[],
  { words }: TripsFile,
): DateNote[] {
  const { season, days = [], around = 0 } = crowd;
  const crowdNote = (name: string): DateNote[] => [
    { severity: 'note', text: fillIn(words.crowd, { name }) },
  ];
  if (season) return dates.some((date) => isInSeason(season, date)) ? crowdNote(crowd.name) : [];
  const near = days.find((day) => dates.some((date) => Math.abs(daysBetween(day, date)) <= around));
  return near ? crowdNote(`${crowd.name}, ${formatShortDay(near)}`) : [];
}
