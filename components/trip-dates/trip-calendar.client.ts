import { dayInIndia } from '@/lib/dates/calendar-day';
import { setParameter } from '@/lib/set-parameter';
import { arrivalParameter, readArrival } from '@/lib/trip-dates/arrival-day';
import { datedTrip } from '@/lib/trip-dates/dated-trip';
import { contextOf } from '@/lib/trip-dates/trip-data';
import { calendarFile } from '@/lib/trip-dates/trip-export';
import { fetchTrips } from './fetch-trips.client';

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
  const data = await fetchTrips();
  const { arrivalTrip: route = '' } = form.dataset;
  const context = contextOf(route, { arrival, today: dayInIndia(), data });
  if (!context) return 'failed';
  const url = setParameter(data.site + route, arrivalParameter, arrival);
  const text = calendarFile(datedTrip(context), url, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${route.split('/').at(-1)}-${arrival}.ics`;
  link.click();
  return 'made';
}
