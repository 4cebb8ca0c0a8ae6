/** The query parameter that holds the day on which a trip begins. */
export const arrivalParameter = 'arrive';

/**
 * Whether a text is a day of the calendar, as year-month-day, in the years 2000 to 2099: 2028-02-29
 * is one, 2027-02-29 is none.
 */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Some browsers take 30 February for 2 March, others for no date.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads the day of arrival from an address, which anybody can edit.
 * @param search the query of the address, such as ?arrive=2026-12-20
 * @returns the day as year-month-day; undefined when it is missing or no day
 */
export function readArrival(search: string): string | undefined {
  const day = new URLSearchParams(search).get(arrivalParameter);
  return day !== null && isDay(day) ? day : undefined;
}
