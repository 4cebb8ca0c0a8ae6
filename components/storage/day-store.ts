import { checkArrival } from '@/lib/dates/arrival-day';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { readStored, saveStored, subscribeToStored } from './storage';

// The day of arrival, as year-month-day. The browser stores the day that the visitor has chosen for all tabs and later
// visits. If that of a shared address is another, only its tab shows it, until a day is chosen there.

/** @returns the day of arrival; undefined when there is none, or when it is past */
export function readDay(): string | undefined {
  return readValid('sharedArrival') ?? readValid('arrival');
}

/** @returns the visitor's own day, while this tab shows a shared one in its place */
export function readOwnDay(): string | undefined {
  const own = readValid('arrival');
  return own === readDay() ? undefined : own;
}

function readValid(name: 'arrival' | 'sharedArrival'): string | undefined {
  const day = readStored(name) ?? '';
  return checkArrival(day) ? undefined : day;
}

/** Stores a day that the visitor has chosen, which ends a shared one; an empty text for none. */
export function saveDay(day: string): void {
  if (readStored('sharedArrival')) saveStored('sharedArrival', '');
  saveStored('arrival', day);
}

/** Calls back when the day may have changed. @returns a function that ends this */
export function subscribeToDay(listener: () => void): () => void {
  // What changes a shared day also stores the visitor's own.
  return subscribeToStored('arrival', listener);
}

/**
 * Takes the day of a shared address (?arrive=2026-12-20) out of the address. A visitor without a day gets it as their
 * own. This must be called once, before anything reads the day.
 */
export function takeOverSharedDay(): void {
  const shared = new URLSearchParams(location.search).get(parameters.arrival) ?? '';
  if (checkArrival(shared)) return;
  const own = readValid('arrival');
  if (own && own !== shared) saveStored('sharedArrival', shared);
  else saveDay(shared);
  const address = setParameters(location.href, { [parameters.arrival]: undefined });
  history.replaceState(history.state, '', address);
}
