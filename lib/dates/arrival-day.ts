import { dayInIndia, isDay } from './calendar-day';

/** The query parameter of a shared address that holds the day on which a trip begins. */
export const arrivalParameter = 'arrive';

/** Why a day of arrival is refused: it is not a day of the calendar, it is past, or it is too far ahead. */
export type WrongDay = 'wrong' | 'past' | 'far';

/** How many years ahead sailings and opening days are known. */
export const knownYears = 2;

/** The last day of arrival that is accepted, as year-month-day. */
export function lastArrival(today = dayInIndia()): string {
  return `${Number(today.slice(0, 4)) + knownYears}${today.slice(4)}`;
}

/**
 * Checks a day of arrival. `labels.dates` has the words for what is wrong with it.
 * @param value anything that a field, an address or the browser's storage may hold
 * @param today today in India, as year-month-day
 * @returns undefined for a day from today until then
 */
export function checkArrival(value: string, today = dayInIndia()): WrongDay | undefined {
  if (!isDay(value)) return 'wrong';
  if (value < today) return 'past';
  return value > lastArrival(today) ? 'far' : undefined;
}

/**
 * Reads the day of arrival from an address.
 * @param search the query of the address, such as ?arrive=2026-12-20
 * @returns the day as year-month-day; undefined when it is missing or not accepted
 */
export function readArrival(search: string, today = dayInIndia()): string | undefined {
  const day = new URLSearchParams(search).get(arrivalParameter) ?? '';
  return checkArrival(day, today) ? undefined : day;
}
