import { countIn, fillIn } from '@/lib/text/fill-in';
import { asSentence, startLarge } from '@/lib/text/sentence';
import { addDays, dayInIndia, monthOf } from '../dates/calendar-day';
import { formatWeekday } from '../dates/date-words';
import { type DateConflict, findDateConflicts } from './date-conflicts';
import { surchargeOf } from './dated-price';
import { ferryPlanOf, ferryPlansOf } from './ferry-plans';
import { type MoneyDate, moneyDatesOf } from './money-dates';
import { darknessOf, moonOf, sunOf } from './sun-and-moon';
import type { Trip, TripDay, Trips } from './trip-data';

/** A day of a trip on its date. */
export type DatedDay = {
  /** Such as Sun, 20 Dec. */
  label: string;
  title: string;
  /** What this day meets; what the whole trip meets stands in no day. */
  conflicts: DateConflict[];
  /**
   * What the day times by the sun, and when the night is dark. On the first day also when the sun rises and
   * sets and how old the moon is: that changes little. How old it is again where one looks for plankton.
   */
  sunAndMoon: string;
  /** On the first day that needs it: the link to where the tide is looked up. */
  tide?: Trips['tides'];
  /** Its ferries, what to do when they are cancelled, and where one sleeps. */
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
  /** What to do when a ferry is cancelled. */
  ferryPlans: string[];
  /** Which nights cost more than the sums on its page, or that none does; empty where no night ever does. */
  surcharge: string;
  /** Until when cancelling costs what, when the balance is due, and what holds after that. */
  money: { dates: MoneyDate[]; note: string };
};

/**
 * Puts dates on a trip: for its page and its place in a list, its chat text and its calendar file.
 * @param arrival year-month-day
 * @param today the day that it is in India, as year-month-day
 */
export function datedTrip(
  trip: Trip,
  arrival: string,
  data: Trips,
  today = dayInIndia(new Date()),
): DatedTrip {
  const conflicts = findDateConflicts(trip, arrival, data);
  const labelOf = (day: number) => formatWeekday(addDays(arrival, day - 1), 'short');
  return {
    name: trip.name,
    arrival,
    days: trip.days.map((day, index) => ({
      label: labelOf(index + 1),
      title: day.title,
      conflicts: conflicts.filter((one) => one.day === index + 1),
      sunAndMoon: sunAndMoonOf(day, index === 0, addDays(arrival, index), data),
      ...(index === trip.days.findIndex(({ tide }) => tide) && { tide: data.tides }),
      travel: travelOf(day, ferryPlanOf(trip.days, index + 1, data, labelOf), data),
    })),
    conflicts,
    summary: sumUp(trip, arrival, conflicts, data),
    ferryPlans: ferryPlansOf(trip.days, data, labelOf),
    surcharge: data.surcharge ? (surchargeOf(trip, arrival, data) ?? data.words.noSurcharge) : '',
    money: moneyDatesOf(trip, arrival, data, today),
  };
}

function sunAndMoonOf(day: TripDay, isFirst: boolean, date: string, data: Trips): string {
  const { at, bySun = [], night, dark } = day;
  const times = bySun.map(
    ({ words, minutes, event }) => `${startLarge(words)}: ${sunOf(date, at, minutes)[event]}`,
  );
  const sun = isFirst ? [fillIn(data.words.sun, sunOf(date, at))] : [];
  const moonlight = night ? moonlightOf(day, date, data, Boolean(isFirst || dark)) : [];
  return [...sun, ...times, ...moonlight].map(asSentence).join(' ');
}

/** When the night is dark, and what that means for plankton where one looks for it. */
function moonlightOf(
  { at, dark }: TripDay,
  date: string,
  { words, glow }: Trips,
  withAge: boolean,
): string[] {
  const darkness = darknessOf(date, at);
  const pattern = darkness?.moonSets ? words.moonSets : words.dark;
  const light = darkness ? countIn(pattern, darkness.hours, { from: darkness.from }) : words.bright;
  const plankton = darkness ? words.glow : words.noGlow;
  return [
    ...(withAge ? [words.moon[moonOf(date)] ?? ''] : []),
    startLarge(light),
    ...(dark && glow.includes(monthOf(date)) ? [plankton] : []),
  ];
}

function travelOf({ ferries, night }: TripDay, plan: string | undefined, { words }: Trips) {
  return [
    ...ferries.map((name) => `${words.ferry}: ${name}`),
    ...(plan ? [`${words.ferryFails.heading}: ${plan}`] : []),
    ...(night ? [`${words.nightIn} ${night}`] : []),
  ];
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
