import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { capitalize } from '@/lib/text/sentence';
import { addDays, daysBetween } from './calendar-day';
import { type DateNote, findDateNotes } from './date-notes';
import { formatWeekday, spanInWords } from './date-words';
import { moneyDatesOf } from './money-dates';
import { sunOn } from './sun';
import type { TripOnDay } from './trips-file';

/** Who lands so many days from now should call: an answer to a letter may take a day. */
const soonDays = 14;

/** A day of a trip on its date. */
type DatedDay = {
  /** Such as Sun, 20 Dec. */
  label: string;
  title: string;
  /** When the sun rises and sets. */
  sun: string;
  /** What this day meets. */
  notes: DateNote[];
};

/** All that a trip with a day of arrival says. */
export type DatedTrip = {
  name: string;
  arrival: string;
  /** Its first and its last day: 23 to 25 December. */
  span: string;
  /** From when to when in full, by when to land, and whether something does not fit. */
  summary: string;
  days: DatedDay[];
  /** All that it meets, the most severe first. */
  notes: DateNote[];
  /** What is paid and kept, and until when. */
  money: string[];
};

/** Puts dates on a trip: for its page, for lists, for a chat and for its calendar file. */
export function datedTrip(context: TripOnDay): DatedTrip {
  const { trip, arrival, data } = context;
  const notes = findDateNotes(context);
  return {
    name: trip.name,
    arrival,
    span: spanInWords(arrival, lastDayOf(context)),
    summary: summaryOf(notes, context),
    days: trip.days.map(({ title, at }, index) => {
      const date = addDays(arrival, index);
      return {
        label: formatWeekday(date, 'short'),
        title,
        sun: fillIn(data.words.sun, sunOn(date, at)),
        notes: notes.filter(({ day }) => day === index + 1),
      };
    }),
    notes,
    money: moneyDatesOf(context),
  };
}

function lastDayOf({ trip, arrival }: TripOnDay): string {
  return addDays(arrival, trip.days.length - 1);
}

function summaryOf(notes: readonly DateNote[], context: TripOnDay): string {
  const { trip, arrival, today, data } = context;
  const { words } = data;
  const from = formatWeekday(arrival, 'long');
  const to = formatWeekday(lastDayOf(context), 'long');
  const closed = notes.filter(({ severity }) => severity === 'closed').length;
  const sentences = [
    fillIn(words.span, { from, time: trip.landBy, to }),
    daysBetween(today, arrival) <= soonDays && words.soon,
    notes.length === 0 && words.fits,
    closed > 0 && capitalize(countPhrase(words.conflicts, closed)),
    words.unseen,
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * A dated trip as a text for a chat: its name, a line for each day, and one link.
 * @param url the address of its page
 */
export function tripAsText({ name, days }: DatedTrip, url: string): string {
  return [name, '', ...days.map(({ label, title }) => `${label}: ${title}`), '', url].join('\n');
}
