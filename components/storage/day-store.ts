import { findDayIssue } from '@/lib/dates/arrival-day';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { makeStore } from './storage';

/** The day of arrival, as year-month-day; undefined if there is none or it is in the past. */
export const dayStore = makeStore('day', parseDay, (day) => day ?? '');

function parseDay(day: string | null): string | undefined {
  return day === null || findDayIssue(day) ? undefined : day;
}

/**
 * Stores the day in a shared address (?arrive=2026-12-20), replacing the visitor's own, and removes it from the
 * address. Call this once, before anything reads the day.
 */
export function storeDayFromUrl(): void {
  const shared = new URLSearchParams(location.search).get(parameters.day) ?? '';
  if (findDayIssue(shared)) return;
  dayStore.set(shared);
  const address = setParameters(location.href, { [parameters.day]: undefined });
  history.replaceState(history.state, '', address);
}
