import { dayInIndia, isDay } from './calendar-day';

/** The query parameter of a shared address that holds the day on which a trip begins. */
export const arrivalParameter = 'arrive';

/** Why nobody can arrive on a day: it is no day of the calendar, it is over, or it is too far ahead. */
export type WrongDay = 'wrong' | 'past' | 'far';

/** Further ahead than this, in years, nothing is known of sailings and opening days. */
const knownYears = 2;

/** The last day on which somebody can arrive, as year-month-day. */
export function lastArrival(today = dayInIndia(), years = knownYears): string {
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
}

/**
 * Checks what somebody has chosen as the day of arrival. The words for it are `labels.dates`.
 * @param value anything that a field, an address or the browser's storage may hold
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
  return value > lastArrival(today, years) ? 'far' : undefined;
}

/**
 * Reads the day of arrival from an address, which anybody can edit and keep for years.
 * @param search the query of the address, such as ?arrive=2026-12-20
 * @returns the day as year-month-day; undefined when it is missing or nobody can arrive on it
 */
export function readArrival(search: string, today = dayInIndia()): string | undefined {
  const day = new URLSearchParams(search).get(arrivalParameter) ?? '';
  return checkArrival(day, today) ? undefined : day;
}
