import type { Part } from '@/components/ui/dom-hooks';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { shareByChatHref } from '@/lib/enquiry/links';
import { setParameter } from '@/lib/set-parameter';
import { fillIn } from '@/lib/text/fill-in';
import { arrivalParameter, judgeDay } from '@/lib/trip-dates/arrival-day';
import { chatText } from '@/lib/trip-dates/chat-text';
import { type DateConflict, findDateConflicts, tripSpan } from '@/lib/trip-dates/date-conflicts';
import { type DatedTrip, datedTrip } from '@/lib/trip-dates/dated-trip';
import type { Trip, Trips } from '@/lib/trip-dates/trip-data';
import { markTrips } from './dated-prices.client';
import { fillTotals } from './dated-totals.client';
import { fetchTrips } from './trips.client';
import { putDated } from './undated.client';

// What a day of arrival says about trips: loaded, with the prices and the calendar, when one is chosen.
export { showPrices } from './dated-prices.client';
export { makeCalendar } from './trip-calendar.client';

/**
 * Shows a trip with its dates, in the form and, on the page of the trip, under each day.
 * @param value the chosen day as year-month-day; empty for none, or anything that an address may hold
 * @throws when the trips can't be fetched
 */
export async function showDates(form: HTMLFormElement, value: string) {
  const input = form.elements.namedItem(arrivalParameter) as HTMLInputElement;
  if (isDay(value)) input.value = value;
  fillTrip(form);
  fillList(form);
  markTrips();
  if (value === '') return;
  const data = await fetchTrips();
  // A later choice wins.
  if (isDay(value) && input.value !== value) return;
  const issue = judgeDay(value, dayInIndia(new Date()));
  if (issue) {
    fill(form, 'said', fillIn(data.words[issue], { value: value.slice(0, 30) }));
    return;
  }
  markTrips(value, data);
  const trip = data.trips[form.dataset.trip ?? ''];
  if (trip) fillTrip(form, datedTrip(trip, value, data), data.site);
  else fillList(form, value, data);
}

/**
 * Fills the form, the days of its page and the link that sends them to a chat; without a dated trip,
 * takes back what an earlier choice has shown. The form has all conflicts, as its sentence counts them;
 * the days say theirs again.
 */
function fillTrip(form: HTMLFormElement, trip?: DatedTrip, site = '') {
  const address = setParameter(form.dataset.trip ?? '', arrivalParameter, trip?.arrival);
  fill(form, 'said', trip?.summary);
  list(form, trip?.conflicts);
  const whole = form.querySelector<HTMLAnchorElement>('[data-part=whole]');
  if (whole) {
    whole.hidden = !trip;
    whole.href = address;
  }
  // A dialog has no days, and lies over a page that may have those of another trip.
  if (form.closest('dialog')) return;
  for (const [index, row] of [...document.querySelectorAll('main li[data-day]')].entries()) {
    const day = trip?.days[index];
    fill(row, 'date', day?.label);
    fill(row, 'sun', day?.sunAndMoon);
    list(row, day?.conflicts);
    if (day?.tide) row.querySelector('[data-part=sun]')?.append(' ', link(day.tide));
  }
  fillTotals(trip);
  fillMoney(trip);
  const spare = document.querySelector<HTMLElement>('main [data-part=buffer-nights]');
  if (spare) spare.hidden = trip?.isRough === false;
  const chat = document.querySelector<HTMLAnchorElement>('a[data-part=chat]');
  if (chat) putDated(chat, 'href', trip && shareByChatHref(chatText(trip, site + address)));
  const plans = document.querySelectorAll('main [data-part=ferry-plans] li');
  for (const [index, plan] of [...plans].entries()) {
    putDated(plan, 'textContent', trip?.ferryPlans[index]);
  }
}

/** Shows what is paid and kept, and until when, or hides it. */
function fillMoney(trip?: DatedTrip) {
  const place = document.querySelector<HTMLElement>('main [data-part=money]');
  if (!place) return;
  place.hidden = !trip;
  if (!trip) return;
  const { book, dates, after, example } = trip.money;
  fill(place, 'money-note', example);
  const rows = [book, ...dates.map(({ text }) => text), after].map(moneyRow);
  place.querySelector('[data-part=money-dates]')?.replaceChildren(...rows);
}

/** A line as a row of a table: until when, and after the colon what is paid or kept. */
function moneyRow(text: string): HTMLLIElement {
  const row = document.createElement('li');
  row.className = 'grid grid-cols-[2fr_3fr] gap-x-3 py-2 narrow:block';
  for (const part of text.split(/(?<=:) /)) {
    const cell = document.createElement('span');
    cell.className = 'first-letter:uppercase';
    cell.textContent = part;
    row.append(cell, ' ');
  }
  return row;
}

/** On a list: what each of its trips would meet. */
function fillList(form: HTMLFormElement, arrival?: string, data?: Trips) {
  if (form.dataset.trip) return;
  const day = arrival && formatWeekday(arrival, 'long');
  fill(form, 'landing', data && day && fillIn(data.words.list, { day }));
  for (const place of document.querySelectorAll<HTMLElement>('ul[data-trip]')) {
    const trip = data?.trips[place.dataset.trip ?? ''];
    const lines = arrival && data && trip ? linesOf(trip, arrival, data) : [];
    place.replaceChildren(...lines);
  }
}

/** What a list says of a trip: its dates, and what it meets on them, or that there is nothing. */
function linesOf(trip: Trip, arrival: string, data: Trips): HTMLLIElement[] {
  const found = findDateConflicts(trip, arrival, data).map(conflictItem);
  const { fits, unseen } = data.words;
  const met = found.length > 0 ? found : [item(`${fits} ${unseen}`)];
  return [item(`${tripSpan(trip, arrival)}.`, true), ...met];
}

function fill(within: ParentNode, part: Part, text = '') {
  const found = within.querySelector(`[data-part=${part}]`);
  if (found) found.textContent = text;
}

/** Lists conflicts; where they are folded, one that is more than good to know opens them. */
function list(part: Element, conflicts: readonly DateConflict[] = []) {
  const place = part.querySelector('[data-part=conflicts]');
  place?.replaceChildren(...conflicts.map(conflictItem));
  const fold = place?.closest('details');
  if (!fold) return;
  fold.hidden = conflicts.length === 0;
  fold.open = conflicts.some(({ weight }) => weight !== 'fact');
}

function link({ text, href }: { text: string; href: string }): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.className = 'underline underline-offset-4';
  element.textContent = text;
  return element;
}

/** A line of what was found; a conflict stands out from what is only good to know. */
function conflictItem({ weight, text }: DateConflict): HTMLLIElement {
  return item(text, weight !== 'fact');
}

function item(text: string, standsOut = false): HTMLLIElement {
  const element = document.createElement('li');
  if (standsOut) element.className = 'font-medium';
  element.textContent = text;
  return element;
}
