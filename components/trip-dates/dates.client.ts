// What belongs to a day of arrival: one request, made when a day is chosen or a calendar is asked for.
export { showDates } from './dated-page.client';
export { fetchAndMarkTrips } from './show-dates-on-trips.client';
export { makeCalendar } from './trip-calendar.client';
