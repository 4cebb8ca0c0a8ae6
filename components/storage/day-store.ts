import { checkArrival } from '@/lib/dates/arrival-day';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { readStored, saveStored, subscribeToStored } from './storage';

// The day of arrival, as year-month-day. The browser stores it for all tabs and later visits.

/** @returns the day of arrival; undefined when there is none, or when it is past */
export function readDay(): string | undefined {
  const day = readStored('day') ?? '';
  return checkArrival(day) ? undefined : day;
}

/** Stores the day of arrival; an empty text for none. */
export const saveDay = (day: string) => saveStored('day', day);

/** Calls back when the day may have changed. @returns a function that unsubscribes */
export const subscribeToDay = (listener: () => void) => subscribeToStored('day', listener);

/**
 * Stores the day of a shared address (?arrive=2026-12-20), in place of the visitor's, and takes it out of the address.
 * This must be called once, before anything reads the day.
 */
export function saveDayFromAddress(): void {
  const shared = new URLSearchParams(location.search).get(parameters.day) ?? '';
  if (checkArrival(shared)) return;
  saveDay(shared);
  const address = setParameters(location.href, { [parameters.day]: undefined });
  history.replaceState(history.state, '', address);
}
