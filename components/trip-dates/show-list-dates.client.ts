import { fillPart } from '@/components/ui/part-of.client';
import { formatWeekday } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { findDateNotes, tripSpan } from '@/lib/trip-dates/date-notes';
import { contextOf, type DatedContext, type Dates } from '@/lib/trip-dates/trip-data';
import { makeListItem, makeNote } from './note-list.client';

/** Says what each trip of a list would meet on a day of arrival; without one, takes back an earlier choice. */
export function showListDates(form: HTMLFormElement, dates?: Dates) {
  const landing =
    dates && fillIn(dates.data.words.list, { day: formatWeekday(dates.arrival, 'long') });
  fillPart(form, 'landing', landing);
  for (const place of document.querySelectorAll<HTMLElement>('[data-trip-facts]')) {
    const context = contextOf(place.dataset.tripFacts, dates);
    place.replaceChildren(...(context ? tripLines(context) : []));
  }
}

/** The dates of a trip, and what it meets on them, or that there is nothing. */
function tripLines(context: DatedContext): HTMLLIElement[] {
  const notes = findDateNotes(context).map(makeNote);
  const { fits, unseen } = context.data.words;
  if (notes.length === 0) notes.push(makeListItem(`${fits} ${unseen}`));
  return [makeListItem(`${tripSpan(context)}.`, true), ...notes];
}
