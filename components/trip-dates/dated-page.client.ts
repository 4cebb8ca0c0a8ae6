import { fillPart } from '@/components/ui/part-of.client';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { fillIn } from '@/lib/text/fill-in';
import { arrivalParameter, checkArrival } from '@/lib/trip-dates/arrival-day';
import { fetchTrips } from './fetch-trips.client';
import { showDatesOnTrips } from './show-dates-on-trips.client';
import { showListDates } from './show-list-dates.client';
import { showTripDates } from './show-trip-dates.client';

/**
 * Shows a trip with its dates, in the form and, on the page of the trip, under each day; or each trip of a list.
 * @param value the chosen day as year-month-day; empty for none, or anything that an address may hold
 * @param isAgain whether the browser has scrolled to where the visitor was with the dates. It would keep what
 *   stands in the window without them
 * @throws when the trips can't be fetched
 */
export async function showDates(form: HTMLFormElement, value: string, isAgain = false) {
  const input = form.elements.namedItem(arrivalParameter) as HTMLInputElement;
  const show = form.dataset.arrivalTrip ? showTripDates : showListDates;
  if (isDay(value)) input.value = value;
  fillPart(form, 'said');
  show(form);
  showDatesOnTrips();
  if (value === '') return;
  const data = await fetchTrips();
  // A later choice wins.
  if (isDay(value) && input.value !== value) return;
  const issue = checkArrival(value);
  if (issue) {
    fillPart(form, 'said', fillIn(data.words[issue], { value: value.slice(0, 30) }));
    return;
  }
  const dates = { arrival: value, today: dayInIndia(), data };
  showDatesOnTrips(dates);
  const top = scrollY;
  show(form, dates);
  if (isAgain) scrollTo({ top, behavior: 'instant' });
}
