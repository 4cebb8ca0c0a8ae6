import { readFromTab, saveInTab } from '@/lib/browser-storage';
import { setParameter } from '@/lib/set-parameter';
import {
  arrivalChange,
  arrivalParameter,
  decideDay,
  goesAlong,
  possibleDay,
} from '@/lib/trip-dates/arrival-day';

// The day of arrival is in the address (?arrive=2026-12-20), and the tab remembers it: '' when it was taken back.
// It goes along to the pages of other trips, and into enquiries.

/** The day that the visitor chose last in this tab, if one can still arrive on it. */
export function chosenDay(): string | undefined {
  return possibleDay(readFromTab<string>(arrivalParameter) ?? '');
}

/** Whether the visitor has chosen a day in this tab, or taken one back. */
export function hasChosen(): boolean {
  return readFromTab(arrivalParameter) !== undefined;
}

/**
 * Lets a day hold from now on.
 * @param value of a field: a day on which nobody can arrive is none
 */
export function chooseDay(value: string) {
  saveDay(possibleDay(value));
  putDayIntoAddress();
}

/**
 * Brings the day and the address together when the page, or the dialog of an item, has been opened or left.
 * @param isBack whether what the tab remembers is newer than the address
 * @returns the day to show, which may be a wrong one, to be told; '' for taking back what is shown; undefined for
 *   nothing new
 */
export function syncDayWithAddress(isBack: boolean): string | undefined {
  const { day, show, writeAddress } = decideDay({
    inAddress: new URLSearchParams(location.search).get(arrivalParameter) ?? undefined,
    remembered: chosenDay(),
    isBack,
    goesAlong: goesAlong(location.pathname),
  });
  if (day !== chosenDay()) saveDay(day);
  if (writeAddress) putDayIntoAddress();
  return show;
}

function saveDay(day = '') {
  saveInTab(arrivalParameter, day);
}

function putDayIntoAddress() {
  const url = setParameter(location.href, arrivalParameter, chosenDay());
  history.replaceState(history.state, '', url);
  document.dispatchEvent(new Event(arrivalChange));
}
