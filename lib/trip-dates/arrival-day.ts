import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes';

/** The query parameter that holds the day on which a trip begins. */
export const arrivalParameter = 'arrive';

/** The event that the document gets when a day has been chosen, or taken back. */
export const arrivalChange = 'arrivalchange';

/**
 * Reads the day of arrival from an address, which anybody can edit and keep for years.
 * @param search the query of the address, such as ?arrive=2026-12-20
 * @param today the day that it is in India, as year-month-day
 * @returns the day as year-month-day; undefined when it is missing or nobody can arrive on it
 */
export function readArrival(search: string, today = dayInIndia()): string | undefined {
  const day = new URLSearchParams(search).get(arrivalParameter);
  return day !== null && !checkArrival(day, today) ? day : undefined;
}

/**
 * Whether the year of a day is typed to its end. A date field that somebody types 2027 into reports
 * the years 0002, 0020 and 0202 before, with the day and the month that are already there; a day with
 * such a year is not wrong yet.
 * @param value the value of the field: year-month-day, or nothing as long as a part is missing
 */
export function isYearComplete(value: string): boolean {
  return /^[1-9]\d{3}-/.test(value);
}

/** Why a day is none to arrive on: no day of the calendar, over, or too far ahead. */
export type WrongDay = 'wrong' | 'past' | 'far';

/** Further ahead than this, in years, nothing is known of sailings and opening days. */
const knownYears = 2;

/**
 * Judges what somebody has chosen as the day of arrival. The words for it are `labels.dates`.
 * @param value anything that a field or an address may hold
 * @param today the day that it is in India, as year-month-day
 * @param years how many years ahead a day may lie
 * @returns undefined for a day from today until then
 */
export function checkArrival(
  value: string,
  today = dayInIndia(),
  years = knownYears,
): WrongDay | undefined {
  if (!isDay(value)) return 'wrong';
  if (value < today) return 'past';
  const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return value > last ? 'far' : undefined;
}

/** The day, unless nobody can arrive on it any more, or yet: such a day does not go along. */
export function possibleDay(day: string, today = dayInIndia()): string | undefined {
  return checkArrival(day, today) ? undefined : day;
}

type Opened = {
  /** What the address has for a day: anything, or undefined for none. */
  inAddress: string | undefined;
  /** The possible day that the visitor chose last. */
  remembered: string | undefined;
  /** Whether that is newer than the address, to which the visitor has come back. */
  isBack: boolean;
  /** Whether the day stands in the address of such a page. */
  goesAlong: boolean;
};

/**
 * Decides which day holds when a page, or the dialog of an item, has been opened or left.
 * @returns the day, if any; what to show, which may be a wrong day, to be told, or an empty one, to take back
 *   what is shown, or nothing new; and whether the address gets the day, or loses its own
 */
export function decideDay(
  { inAddress, remembered, isBack, goesAlong }: Opened,
  today = dayInIndia(),
): { day: string | undefined; show: string | undefined; writeAddress: boolean } {
  if (inAddress === undefined) {
    return {
      day: remembered,
      show: remembered,
      writeAddress: goesAlong && remembered !== undefined,
    };
  }
  const day = isBack ? remembered : possibleDay(inAddress, today);
  return { day, show: isBack ? (day ?? '') : inAddress, writeAddress: inAddress !== day };
}

/** Besides the pages of trips, those to which the day goes along: what lists them, and the enquiry. */
const routesWithDay: readonly string[] = [
  routes.packages,
  routes.compare,
  routes.saved,
  routes.contact,
];

/** Whether the day goes along to the page of this path. */
export function goesAlong(path: string): boolean {
  return routesWithDay.includes(path) || path.startsWith(`${routes.packages}/`);
}
