import { readFromBrowser, saveInBrowser, subscribeToBrowser } from '@/components/storage/storage';
import { arrivalParameter, checkArrival, readArrival } from '@/lib/dates/arrival-day';
import { setParameters } from '@/lib/set-parameters';

// The day of arrival that the visitor has chosen. The browser stores it for all tabs and later visits.

/** @returns the day of arrival as year-month-day; undefined when none is chosen, or when it is past */
export function readDay(): string | undefined {
  const day = readFromBrowser('arrival') ?? '';
  return checkArrival(day) ? undefined : day;
}

/** @param day year-month-day; empty for none */
export function writeDay(day: string): void {
  saveInBrowser('arrival', day);
}

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
  writeDay(shared);
  history.replaceState(
    history.state,
    '',
    setParameters(location.href, { [arrivalParameter]: undefined }),
  );
}
