import type { Crowd } from '@/content/schema/season';
import { addDays, daysBetween, formatShortDay, weekdayOf } from './days';
import { findSwap, isClosed } from './fit-swap';
import { monthsInWords } from './months';
import { weekdayName } from './opening';
import { formatMonthDay, isInSeason } from './season';
import { spareOf } from './spare';
import { countIn, fillIn } from './text/fill-in';
import type { Sea, Sight, Trip, Trips } from './trips';

/** A clash does not fit, a risk may spoil a plan, a fact is good to know. */
const weights = ['clash', 'risk', 'fact'] as const;

/** What is to be said of a trip on its dates; `day` counts from 1 and is missing for the whole trip. */
export type Finding = { weight: (typeof weights)[number]; day?: number; text: string };

/** The seas, the worst first: of a trip only the worst is told. */
const seas: Sea[] = ['cancelled', 'cyclones', 'changeable'];

/**
 * Looks at a trip that begins on a day: closed doors, days of which sources disagree, seasons that are
 * over, months in which ferries are cancelled, nights that cost more, and days on which many travel.
 * @param arrival year-month-day
 * @returns the weightiest first, then in the order of the days; none when nothing is to be said
 */
export function findThings(trip: Trip, arrival: string, data: Trips): Finding[] {
  const dates = trip.days.map((_, index) => addDays(arrival, index));
  const found: Finding[] = [
    ...trip.days.flatMap(({ sees }, index) =>
      sees
        .flatMap((sight) =>
          lookAt(sight, dates[index] ?? arrival, adviceFor(trip, index, arrival, data.words), data),
        )
        .map((one) => ({ ...one, day: index + 1 })),
    ),
    ...lookAtSea(trip, dates, data),
    ...lookAtPrice(trip, arrival, data),
    ...data.crowds.flatMap((crowd) => lookAtCrowd(crowd, dates, data)),
  ];
  return weights.flatMap((weight) => found.filter((one) => one.weight === weight));
}

/** @param advice what we would do about a closed door */
function lookAt(sight: Sight, date: string, advice: string, data: Trips): Finding[] {
  const { words } = data;
  const { name, season, instead = [] } = sight;
  const filled = (pattern: string) =>
    fillIn(pattern, { name, date: formatShortDay(date), weekday: weekdayName(weekdayOf(date)) });
  if (season && !isInSeason(season, date)) {
    const open = instead.find((one) => one.season && isInSeason(one.season, date));
    const shut = filled(words.season);
    if (!open) return [{ weight: 'clash', text: shut }];
    const next = fillIn(words.instead, { name: open.name });
    return [{ weight: 'fact', text: `${shut} ${next}` }, ...lookAt(open, date, advice, data)];
  }
  if (isClosed(sight, date)) {
    const isHoliday = sight.closedOn?.includes(date.slice(5));
    const shut = filled(isHoliday ? words.closedOn : words.closed);
    return [{ weight: 'clash', text: `${shut} ${advice}` }];
  }
  if (!sight.uncertain?.includes(weekdayOf(date))) return [];
  return [{ weight: 'risk', text: filled(words.uncertain) }];
}

/** What we would do about a closed door: change two days, if that helps, or talk it over. */
function adviceFor({ days }: Trip, index: number, arrival: string, words: Trips['words']): string {
  const other = findSwap(days, index, arrival);
  return other === undefined ? words.ask : fillIn(words.swap, { a: index + 1, b: other + 1 });
}

/** Months in which storms stop ferries, and the nights that then belong before the flight home. */
function lookAtSea({ days }: Trip, dates: readonly string[], { words, sea }: Trips): Finding[] {
  const first = days.findIndex(({ ferries }) => ferries.length > 0);
  const months = [...new Set(dates.map((date) => Number(date.slice(5, 7))))];
  const worst = seas.find((one) => months.some((month) => sea[one].includes(month)));
  if (first < 0 || !worst) return [];
  const named = monthsInWords(months.filter((month) => sea[worst].includes(month)));
  const text = fillIn(words.sea[worst], { months: named });
  if (worst === 'changeable') return [{ weight: 'fact', day: first + 1, text }];
  const spare = spareOf(days);
  const length = spare && {
    nights: spare.days + spare.nights - 1,
    days: spare.days + spare.nights,
  };
  return [
    { weight: 'risk', day: first + 1, text },
    ...(spare
      ? [{ weight: 'risk' as const, text: countIn(words.spare, spare.nights, length) }]
      : []),
  ];
}

/**
 * Whether the price that is shown for a trip does not hold, because some of its nights cost more.
 * @param arrival year-month-day
 */
export function isDearer({ priced, days }: Trip, arrival: string, { surcharge }: Trips): boolean {
  if (!priced || !surcharge) return false;
  return days.slice(0, -1).some((_, index) => isInSeason(surcharge, addDays(arrival, index)));
}

/** Nights that cost more, for a trip whose price is shown. */
function lookAtPrice(trip: Trip, arrival: string, data: Trips): Finding[] {
  const { words, surcharge } = data;
  if (!surcharge || !isDearer(trip, arrival, data)) return [];
  const [from, to] = [surcharge.from, surcharge.to].map(formatMonthDay) as [string, string];
  return [{ weight: 'fact', text: fillIn(words.surcharge, { from, to }) }];
}

/** Days on which many travel: a season, or days of single years and those around them. */
function lookAtCrowd(crowd: Crowd, dates: readonly string[], { words }: Trips): Finding[] {
  const { name, season, days = [], around = 0 } = crowd;
  const told = (text: string): Finding[] => [
    { weight: 'fact', text: fillIn(words.crowd, { name: text }) },
  ];
  if (season) return dates.some((date) => isInSeason(season, date)) ? told(name) : [];
  const near = days.find((day) => dates.some((date) => Math.abs(daysBetween(day, date)) <= around));
  return near ? told(`${name}, ${formatShortDay(near)}`) : [];
}
