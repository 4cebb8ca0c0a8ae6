import { dayInIndia } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes';
import { checkArrival } from '@/lib/trip-dates/arrival-day';
import { findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import { dearerNote } from '@/lib/trip-dates/dated-price';
import { contextOf, type Dates } from '@/lib/trip-dates/trip-data';
import { fetchTrips } from './fetch-trips.client';

/**
 * Marks the trips on a page without a form, which compares them.
 * @param arrival year-month-day; anything else that an address may hold marks nothing
 * @throws when the trips can't be fetched
 */
export async function fetchAndMarkTrips(arrival: string) {
  const data = await fetchTrips();
  if (!checkArrival(arrival)) showDatesOnTrips({ arrival, today: dayInIndia(), data });
}

/** Marks the prices, and says on cards a trip's dates and what is closed then; without a day, takes both back. */
export function showDatesOnTrips(dates?: Dates) {
  markPrices(dates);
  for (const line of document.querySelectorAll<HTMLElement>('[data-trip-dates]')) {
    const context = contextOf(line.dataset.tripDates, dates);
    line.textContent = '';
    if (!context) continue;
    const closed = findDateNotes(context).filter(({ severity }) => severity === 'closed');
    line.textContent = [`${tripSpan(context)}.`, ...closed.map(({ text }) => text)].join(' ');
  }
}

/**
 * Says at each price that does not hold on the trip's dates what holds, and leads to the term; without a
 * day, takes back what an earlier choice has marked.
 */
function markPrices(dates?: Dates) {
  for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) {
    price.querySelector('.price-note')?.remove();
    const context = contextOf(price.dataset.price, dates);
    const text = context && dearerNote(context);
    if (!text) continue;
    // A price that is a part of a link leads where that leads.
    const link = price.closest('a');
    const note = document.createElement(link ? 'span' : 'a');
    if (note instanceof HTMLAnchorElement) note.href = `${routes.prices}#season`;
    note.textContent = text;
    // A card is narrow, and leads elsewhere.
    const isOnCard = link ?? price.closest('.card')?.querySelector('a[data-dialog]');
    const look = isOnCard
      ? 'font-sans text-sm hover:underline'
      : 'mt-2 text-base font-semibold underline';
    note.className = `price-note relative z-10 block w-full pb-2 text-balance underline-offset-4 ${look}`;
    price.append(note);
  }
}
