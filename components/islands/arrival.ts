'use client';

import { arrivalParameter, readArrival } from '@/lib/arrival';

// The day of arrival is in the address (?arrive=2026-12-20). It goes along to the pages of other trips
// and into enquiries; what it says about a trip is fetched when a day is chosen.

/** The pages to which the day goes along: trips, what compares and keeps them, and the enquiry. */
const along = /^\/(packages(\/.*)?|compare|kept|contact)$/;

/** The day that the visitor has chosen, wherever the address has just gone. */
let chosen: string | undefined;

const load = () => import('./arrival-days');

/** Fills trips with dates when a day is chosen, and takes the day along on links that open a new tab. */
export function enhanceArrival(signal: AbortSignal) {
  document.addEventListener('change', onChange, { signal });
  for (const event of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(event, takeAlong, { capture: true, signal });
  }
}

/** Brings address and page together after a page, or the dialog of an item, has been opened. */
export function followArrival() {
  const named = new URLSearchParams(location.search).get(arrivalParameter);
  if (named !== null) chosen = readArrival(location.search);
  else if (chosen && along.test(location.pathname)) record(chosen);
  const value = named ?? (along.test(location.pathname) ? chosen : undefined);
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-trip]');
  if (value === undefined || forms.length === 0) return;
  void load().then(({ show }) => {
    for (const form of forms) void show(form, value);
  });
}

function onChange({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.form?.dataset.trip) return;
  const { form, value } = target;
  chosen = value || undefined;
  record(chosen);
  void load().then(({ show }) => show(form, value));
}

/** Puts a day into the address, or takes it out. */
function record(day: string | undefined) {
  const url = new URL(location.href);
  if (day) url.searchParams.set(arrivalParameter, day);
  else url.searchParams.delete(arrivalParameter);
  history.replaceState(history.state, '', url);
}

/** Adds the day to a link that is about to be followed. A card keeps its address, which is its dialog's. */
function takeAlong({ target }: Event) {
  if (!chosen || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-dialog])');
  if (!link || !along.test(link.pathname)) return;
  const url = new URL(link.href);
  url.searchParams.set(arrivalParameter, chosen);
  link.href = url.pathname + url.search + url.hash;
}
