import { fillPart } from '@/components/ui/part-of.client';
import { formatWeekday } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import { type ArrivalContext, type TripContext, tripContext } from '@/lib/trip-dates/trip-context';
import { dearerInWords } from '@/lib/trip-dates/trip-price';
import { makeListItem, makeNote } from './dated-elements.client';

/** Says what each trip of a list would meet on a day of arrival; without one, takes back an earlier choice. */
export function fillTripList(form: HTMLFormElement, context?: ArrivalContext) {
  const landing =
    context && fillIn(context.data.words.list, { day: formatWeekday(context.arrival, 'long') });
  fillPart(form, 'landing-day', landing);
  for (const list of document.querySelectorAll<HTMLElement>('[data-trip-notes]')) {
    const tripOnDay = tripContext(list.dataset.tripNotes, context);
    list.replaceChildren(...(tripOnDay ? makeTripLines(tripOnDay) : []));
  }
}

/** The dates of a trip, and what it meets on them, or that there is nothing. */
function makeTripLines(context: TripContext): HTMLLIElement[] {
  const notes = findDateNotes(context).map(makeNote);
  const { fits, unseen } = context.data.words;
  if (notes.length === 0) notes.push(makeListItem(`${fits} ${unseen}`));
  return [makeListItem(`${tripSpan(context)}.`, true), ...notes];
}

/** Says on cards a trip's dates and what is closed then, and marks prices; without a day, takes both back. */
export function markCardsAndPrices(context?: ArrivalContext) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-trip-dates]')) {
    const tripOnDay = tripContext(line.dataset.tripDates, context);
    line.textContent = tripOnDay ? datesAndClosures(tripOnDay) : '';
  }
  for (const price of document.querySelectorAll<HTMLElement>('[data-price-of]')) {
    price.querySelector('.price-note')?.remove();
    const tripOnDay = tripContext(price.dataset.priceOf, context);
    const text = tripOnDay && dearerInWords(tripOnDay);
    if (text) markPrice(price, text);
  }
}

function datesAndClosures(context: TripContext): string {
  const closed = findDateNotes(context).filter(({ severity }) => severity === 'closed');
  return [`${tripSpan(context)}.`, ...closed.map(({ text }) => text)].join(' ');
}

/** Says at a price that does not hold on the trip's dates what holds, and leads to the term. */
function markPrice(price: HTMLElement, text: string) {
  // A price that is a part of a link leads where that leads.
  const link = price.closest('a');
  const note = document.createElement(link ? 'span' : 'a');
  if (note instanceof HTMLAnchorElement) note.href = `${routes.prices}#season`;
  note.textContent = text;
  // A card is narrow, and leads elsewhere.
  const coveringLink = link ?? price.closest('.card')?.querySelector('a[data-dialog]');
  const look = coveringLink
    ? 'font-sans text-sm hover:underline'
    : 'mt-2 text-base font-semibold underline';
  note.className = `price-note relative z-10 block w-full pb-2 text-balance underline-offset-4 ${look}`;
  price.append(note);
}
