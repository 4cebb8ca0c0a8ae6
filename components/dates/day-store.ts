import { readFromBrowser, saveInBrowser, subscribeToBrowser } from '@/components/storage/storage';
import { checkArrival, readArrival } from '@/lib/dates/arrival-day';
import { parameters } from '@/lib/routes';
import { setParameters } from '@/lib/set-parameters';

// The day of arrival that the visitor has chosen. The browser stores it for all tabs and later visits.

/** The visitor's own day, after the day of a shared address has replaced it. */
let replacedDay: string | undefined;

/** @returns the day of arrival as year-month-day; undefined when none is chosen, or when it is past */
export function readDay(): string | undefined {
  const day = readFromBrowser('arrival') ?? '';
  return checkArrival(day) ? undefined : day;
}

/** @param day year-month-day; empty for none */
export function writeDay(day: string): void {
  replacedDay = undefined;
  saveInBrowser('arrival', day);
}

/** @returns the visitor's own day as year-month-day, if a shared day has replaced it and none is chosen since */
export const readReplacedDay = () => replacedDay;

/** Calls back when the day may have changed. @returns a function that ends this */
export function subscribeToDay(listener: () => void): () => void {
  return subscribeToBrowser('arrival', listener);
}

/**
 * Stores the day of a shared address (?arrive=2026-12-20) as the visitor's own, and removes it from the address. It
 * must be called once, before anything reads the day.
 */
export function takeOverSharedDay(): void {
  const shared = readArrival(location.search);
  if (!shared) return;
  const own = readDay();
  writeDay(shared);
  if (own !== shared) replacedDay = own;
  const address = setParameters(location.href, { [parameters.arrival]: undefined });
  history.replaceState(history.state, '', address);
}
