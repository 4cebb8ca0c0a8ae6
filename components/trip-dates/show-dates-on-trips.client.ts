import { routes } from '@/lib/routes';
import { checkArrival } from '@/lib/trip-dates/arrival-day';
import { findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import { dearerNote } from '@/lib/trip-dates/dated-price';
import type { TripsFile } from '@/lib/trip-dates/trip-data';
import { fetchTrips } from './fetch-trips.client';

/**
 * Marks the trips on a page without a form, which compares them.
 * @param arrival year-month-day; anything else that an address may hold marks nothing
 * @throws when the trips can't be fetched
 */
export async function fetchAndMarkTrips(arrival: string) {
  const data = await fetchTrips();
  if (!checkArrival(arrival)) showDatesOnTrips(arrival, data);
}

/** Marks the prices, and says on cards a trip's dates and what is closed then; without a day, takes both back. */
export function showDatesOnTrips(arrival?: string, data?: TripsFile) {
  markPrices(arrival, data);
  for (const line of document.querySelectorAll<HTMLElement>('[data-trip-dates]')) {
    const trip = data?.trips[line.dataset.tripDates ?? ''];
    line.textContent = '';
    if (!arrival || !data || !trip) continue;
    const closed = findDateNotes(trip, arrival, data).filter(
      ({ severity: weight }) => weight === 'closed',
    );
    line.textContent = [`${tripSpan(trip, arrival)}.`, ...closed.map(({ text }) => text)].join(' ');
  }
}

/**
 * Says at each price that does not hold on the trip's dates what holds, and leads to the term; without a
 * day, takes back what an earlier choice has marked.
 */
function markPrices(arrival?: string, data?: TripsFile) {
  for (const price of document.querySelectorAll<HTMLElement>('[data-price]')) {
    price.querySelector('.price-note')?.remove();
    const trip = data?.trips[price.dataset.price ?? ''];
    const text = arrival && data && trip && dearerNote(trip, arrival, data);
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
