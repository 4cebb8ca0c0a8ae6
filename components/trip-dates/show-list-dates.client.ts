import { fillPart } from '@/components/ui/part-of.client';
import { formatWeekday } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import type { TripRecord, TripsFile } from '@/lib/trip-dates/trip-data';
import { makeListItem, makeNote } from './note-list.client';

/** Says what each trip of a list would meet on a day of arrival; without one, takes back an earlier choice. */
export function showListDates(form: HTMLFormElement, arrival?: string, data?: TripsFile) {
  const day = arrival && formatWeekday(arrival, 'long');
  fillPart(form, 'landing', data && day && fillIn(data.words.list, { day }));
  for (const place of document.querySelectorAll<HTMLElement>('[data-trip-facts]')) {
    const trip = data?.trips[place.dataset.tripFacts ?? ''];
    const lines = arrival && data && trip ? tripLines(trip, arrival, data) : [];
    place.replaceChildren(...lines);
  }
}

/** The dates of a trip, and what it meets on them, or that there is nothing. */
function tripLines(trip: TripRecord, arrival: string, data: TripsFile): HTMLLIElement[] {
  const notes = findDateNotes(trip, arrival, data).map(makeNote);
  const { fits, unseen } = data.words;
  if (notes.length === 0) notes.push(makeListItem(`${fits} ${unseen}`));
  return [makeListItem(`${tripSpan(trip, arrival)}.`, true), ...notes];
}
