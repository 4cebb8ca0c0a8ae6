import { fillPart, partOf } from '@/components/ui/part-of.client';
import { shareByChatHref } from '@/lib/contact-links';
import { isDay } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { setParameter } from '@/lib/set-parameter';
import { fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';
import { arrivalParameter, judgeDay } from '@/lib/trip-dates/arrival-day';
import { chatText } from '@/lib/trip-dates/chat-text';
import { type DateNote, findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import { type DatedTrip, datedTrip } from '@/lib/trip-dates/dated-trip';
import type { Trip, Trips } from '@/lib/trip-dates/trip-data';
import { fillTotals } from './dated-totals.client';
import { fetchTrips } from './fetch-trips.client';
import { markTrips } from './mark-trips.client';
import { putDated } from './put-dated.client';

/**
 * Shows a trip with its dates, in the form and, on the page of the trip, under each day.
 * @param value the chosen day as year-month-day; empty for none, or anything that an address may hold
 * @param isAgain whether the browser has scrolled to where the visitor was with the dates. It would keep what
 *   stands in the window without them
 * @throws when the trips can't be fetched
 */
export async function showDates(form: HTMLFormElement, value: string, isAgain = false) {
  const input = form.elements.namedItem(arrivalParameter) as HTMLInputElement;
  if (isDay(value)) input.value = value;
  fillTrip(form);
  fillList(form);
  markTrips();
  if (value === '') return;
  const data = await fetchTrips();
  // A later choice wins.
  if (isDay(value) && input.value !== value) return;
  const issue = judgeDay(value);
  if (issue) {
    fillPart(form, 'said', fillIn(data.words[issue], { value: value.slice(0, 30) }));
    return;
  }
  markTrips(value, data);
  const trip = data.trips[form.dataset.arrivalTrip ?? ''];
  const top = scrollY;
  if (trip) fillTrip(form, datedTrip(trip, value, data), data.site);
  else fillList(form, value, data);
  if (isAgain) scrollTo({ top, behavior: 'instant' });
}

/**
 * Fills the form, the days of its page and the link that sends them to a chat; without a dated trip,
 * takes back what an earlier choice has shown. The form has all notes, as its sentence counts them;
 * the days say theirs again.
 */
function fillTrip(form: HTMLFormElement, trip?: DatedTrip, site = '') {
  const address = setParameter(form.dataset.arrivalTrip ?? '', arrivalParameter, trip?.arrival);
  fillPart(form, 'said', trip && unbroken(trip.summary));
  list(form, trip?.notes);
  const whole = partOf<HTMLAnchorElement>(form, 'whole');
  if (whole) {
    whole.hidden = !trip;
    whole.href = address;
  }
  // A dialog has no days, and lies over a page that may have those of another trip.
  if (form.closest('dialog')) return;
  const page = form.closest('main') ?? document;
  for (const [index, row] of [...page.querySelectorAll('li[data-day]')].entries()) {
    const day = trip?.days[index];
    fillPart(row, 'date', day?.label);
    fillPart(row, 'sun', day?.sunAndMoon);
    list(row, day?.notes);
    if (day?.tide) partOf(row, 'sun')?.append(' ', link(day.tide));
  }
  fillTotals(page, trip);
  fillMoney(page, trip);
  const spare = partOf(page, 'buffer-nights');
  if (spare) spare.hidden = trip?.isRough === false;
  const chat = partOf<HTMLAnchorElement>(page, 'chat');
  if (chat) putDated(chat, 'href', trip && shareByChatHref(chatText(trip, site + address)));
  const plans = partOf(page, 'ferry-plans')?.querySelectorAll('li') ?? [];
  for (const [index, plan] of [...plans].entries()) {
    putDated(plan, 'textContent', trip?.ferryPlans[index]);
  }
}

/** Shows what is paid and kept, and until when, or hides it. */
function fillMoney(page: ParentNode, trip?: DatedTrip) {
  const place = partOf(page, 'money');
  if (!place) return;
  place.hidden = !trip;
  if (!trip) return;
  const { book, dates, after, example } = trip.money;
  fillPart(place, 'money-note', example);
  const rows = [book, ...dates.map(({ text }) => text), after].map(moneyRow);
  partOf(place, 'money-dates')?.replaceChildren(...rows);
}

/** A line as a row of a table: until when, and after the colon what is paid or kept. */
function moneyRow(text: string): HTMLLIElement {
  const row = document.createElement('li');
  row.className = 'grid grid-cols-[2fr_3fr] gap-x-3 py-2 max-sm:block';
  for (const [index, part] of text.split(/(?<=:) /).entries()) {
    const cell = document.createElement('span');
    cell.className = index === 0 ? 'block text-quiet' : 'block first-letter:uppercase';
    // A date stays in one line.
    cell.textContent = part.replace(/ (?=\d|\w{3} \d{4})/g, '\u00a0');
    row.append(cell, ' ');
  }
  return row;
}

/** On a list: what each of its trips would meet. */
function fillList(form: HTMLFormElement, arrival?: string, data?: Trips) {
  if (form.dataset.arrivalTrip) return;
  const day = arrival && formatWeekday(arrival, 'long');
  fillPart(form, 'landing', data && day && fillIn(data.words.list, { day }));
  for (const place of document.querySelectorAll<HTMLElement>('[data-trip-facts]')) {
    const trip = data?.trips[place.dataset.tripFacts ?? ''];
    const lines = arrival && data && trip ? linesOf(trip, arrival, data) : [];
    place.replaceChildren(...lines);
  }
}

/** What a list says of a trip: its dates, and what it meets on them, or that there is nothing. */
function linesOf(trip: Trip, arrival: string, data: Trips): HTMLLIElement[] {
  const found = findDateNotes(trip, arrival, data).map(noteItem);
  const { fits, unseen } = data.words;
  const met = found.length > 0 ? found : [item(`${fits} ${unseen}`)];
  return [item(`${tripSpan(trip, arrival)}.`, true), ...met];
}

/** Lists notes; where they are folded, one that is more than good to know opens them. */
function list(part: Element, notes: readonly DateNote[] = []) {
  const place = partOf(part, 'date-notes');
  place?.replaceChildren(...notes.map(noteItem));
  const fold = place?.closest('details');
  if (!fold) return;
  fold.hidden = notes.length === 0;
  fold.open = notes.some(({ weight }) => weight !== 'note');
}

function link({ text, href }: { text: string; href: string }): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.className = 'underline underline-offset-4';
  element.textContent = text;
  return element;
}

/** A line of what was found; a conflict stands out from what is good to know. */
function noteItem({ weight, text }: DateNote): HTMLLIElement {
  return item(text, weight !== 'note');
}

function item(text: string, standsOut = false): HTMLLIElement {
  const element = document.createElement('li');
  if (standsOut) element.className = 'font-medium';
  element.textContent = text;
  return element;
}
