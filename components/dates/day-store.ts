import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { arrivalParameter, checkArrival, readArrival } from '@/lib/dates/arrival-day';
import { setParameter } from '@/lib/set-parameter';

// The one day of arrival that the visitor has chosen. The browser keeps it for all tabs and later visits.
// A shared address brings a day along (?arrive=2026-12-20); here it takes the place of an earlier one.

const change = 'daychange';

/** The day where the browser stores nothing: this page alone knows it then. */
let unstored: string | undefined;

/** @returns the day of arrival as year-month-day; undefined without one, or when it is past */
export function readDay(): string | undefined {
  const shared = readArrival(location.search);
  if (shared) {
    store(shared);
    history.replaceState(history.state, '', setParameter(location.href, arrivalParameter));
  }
  const day = unstored ?? readFromBrowser('arrival') ?? '';
  return checkArrival(day) ? undefined : day;
}

/** @param day year-month-day; empty for none */
export function writeDay(day: string): void {
  store(day);
  dispatchEvent(new Event(change));
}

function store(day: string) {
  unstored = saveInBrowser('arrival', day) ? undefined : day;
}

/**
 * Calls back when the day may have changed: on this page, in another tab, or on a later page from which the
 * visitor has come back.
 * @returns ends that
 */
export function subscribeToDay(listener: () => void): () => void {
  const signs = [change, 'storage', 'pageshow'];
  for (const sign of signs) addEventListener(sign, listener);
  return () => {
    for (const sign of signs) removeEventListener(sign, listener);
  };
}
