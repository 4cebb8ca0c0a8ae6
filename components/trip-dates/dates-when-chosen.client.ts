import { fetchOnce } from '@/components/ui/fetch-once.client';
import { fillPart } from '@/components/ui/part-of.client';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { tripsPath } from '@/lib/routes';
import { setParameter } from '@/lib/set-parameter';
import { fillIn } from '@/lib/text/fill-in';
import { arrivalParameter, checkArrival, readArrival } from '@/lib/trip-dates/arrival-day';
import { datedTrip } from '@/lib/trip-dates/dated-trip';
import { calendarFile } from '@/lib/trip-dates/trip-as-text';
import { type ArrivalContext, tripContext } from '@/lib/trip-dates/trip-context';
import type { TripsFile } from '@/lib/trip-dates/trips-file-shape';
import { fillTrip } from './fill-trip.client';
import { fillTripList, markCardsAndPrices } from './fill-trip-list.client';

// What belongs to a day of arrival: one request, made when a day is chosen or a calendar is asked for.

const fetchTrips = fetchOnce(tripsPath, (trips: TripsFile) => trips);

async function arrivalContextOn(arrival: string): Promise<ArrivalContext> {
  return { arrival, today: dayInIndia(), data: await fetchTrips() };
}

/**
 * Shows a trip with its dates, in the form and, on the page of the trip, under each day; or each trip of a list.
 * @param value the chosen day as year-month-day, which the field holds, too; empty for none, or anything that an
 *   address may hold
 * @param isAgain whether the browser has scrolled to where the visitor was with the dates. It would keep what
 *   stands in the window without them
 * @throws when the trips can't be fetched
 */
export async function showDates(form: HTMLFormElement, value: string, isAgain = false) {
  const fill = form.dataset.arrivalTrip ? fillTrip : fillTripList;
  fillPart(form, 'said');
  fill(form);
  markCardsAndPrices();
  if (value === '') return;
  const context = await arrivalContextOn(value);
  // A later choice wins.
  if (isDay(value) && form.querySelector('input')?.value !== value) return;
  const issue = checkArrival(value);
  if (issue) {
    fillPart(form, 'said', fillIn(context.data.words[issue], { value: value.slice(0, 30) }));
    return;
  }
  markCardsAndPrices(context);
  const top = scrollY;
  fill(form, context);
  if (isAgain) scrollTo({ top, behavior: 'instant' });
}

/**
 * Marks the trips on a page without a form, which compares them, or takes the marks back.
 * @param arrival year-month-day; anything else that an address may hold, or nothing, marks none
 * @throws when the trips can't be fetched
 */
export async function markTrips(arrival: string) {
  markCardsAndPrices(checkArrival(arrival) ? undefined : await arrivalContextOn(arrival));
}

/**
 * Makes the calendar file of the trip on the page, and hands it to the browser.
 * @returns what came of it; without a day of arrival the field for it gets the focus
 * @throws when the trips can't be fetched
 */
export async function makeCalendar(): Promise<'made' | 'needsDay' | 'failed'> {
  const form = document.querySelector<HTMLFormElement>('main form[data-arrival-trip]');
  const arrival = readArrival(location.search);
  if (!form || !arrival) {
    form?.querySelector('input')?.focus();
    return 'needsDay';
  }
  const { arrivalTrip: route = '' } = form.dataset;
  const context = tripContext(route, await arrivalContextOn(arrival));
  if (!context) return 'failed';
  const url = setParameter(context.data.site + route, arrivalParameter, arrival);
  const text = calendarFile(datedTrip(context), url, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${route.split('/').at(-1)}-${arrival}.ics`;
  link.click();
  // Once the browser has the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'made';
}
