import { getTimes } from 'suncalc';
import type { Coordinates } from '@/content/schema/fields';
import { addDays, clockInIndia, daysBetween } from '@/lib/dates/calendar-day';
import { formatClock, formatWeekday, spanInWords } from '@/lib/dates/format-dates';
import { countPhrase } from '@/lib/text/count-phrase';
import { interpolate } from '@/lib/text/interpolate';
import { capitalize } from '@/lib/text/sentence';
import { type DateNote, dateNotesOf, paymentsInWords } from './date-notes';
import type { DatedTrip } from './dated-trip';
import type { TripsFile } from './trips-file';

/** Visitors who arrive within this number of days should call, because an answer to a message may take a day. */
const soonDays = 14;

export type TripInWords = ReturnType<typeof tripInWords>;

/** A dated trip in words, with its notes and payments. */
export function tripInWords(trip: DatedTrip, file: TripsFile) {
  const { name, arrival, departure, today } = trip;
  const notes = dateNotesOf(trip, file);
  return {
    name,
    arrival,
    /** Its first and its last day: 23 to 25 December. */
    span: spanInWords(arrival, departure, today),
    /** The dates in full, the latest landing time, and the number of closures. */
    summary: summaryOf(notes, trip, file),
    days: trip.days.map(({ date, title, at }, index) => ({
      /** Its date: Sun, 20 Dec. */
      label: formatWeekday(date, 'short'),
      title,
      sun: sunTimesOn(date, at),
      notes: notes.filter(({ day }) => day === index + 1),
    })),
    /** All notes, the most severe first. */
    notes,
    /** The payments and their dates, in sentences. */
    payments: paymentsInWords(trip, file),
  };
}

/**
 * When the sun rises and sets on a day, such as 5.42 am and 5.03 pm in India.
 * @param day year-month-day in India
 * @param at far from the poles, so that there is a sunrise each day
 */
function sunTimesOn(day: string, { north, east }: Coordinates) {
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00:00+05:30`), north, east);
  return { rise: clockTime(sunrise), set: clockTime(sunset) };
}

const clockTime = (time: Date | null) => (time ? formatClock(clockInIndia(time)) : '');

function summaryOf(notes: readonly DateNote[], trip: DatedTrip, { messages }: TripsFile): string {
  const from = formatWeekday(trip.arrival, 'long');
  const to = formatWeekday(trip.departure, 'long');
  const closed = notes.filter(({ severity }) => severity === 'closed').length;
  const sentences = [
    interpolate(messages.span, { from, time: trip.latestLanding, to }),
    daysBetween(trip.today, trip.arrival) <= soonDays && messages.soon,
    notes.length === 0 && messages.fits,
    closed > 0 && capitalize(countPhrase(messages.conflicts, closed)),
    messages.askAvailability,
  ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * A dated trip as a text for a chat: its name, a line for each day, and one link.
 * @param url the address of its page
 */
export function tripAsText({ name, days }: TripInWords, url: string): string {
  return [name, '', ...days.map(({ label, title }) => `${label}: ${title}`), '', url].join('\n');
}

/**
 * A dated trip as a calendar file (RFC 5545) with one event for the whole trip, whose description lists the days. The
 * UID depends only on the trip, so that a file with other dates moves the event.
 * @param url the URL of the trip's page, with its day of arrival
 * @param now the time at which the file is made
 */
export function calendarFile(trip: TripInWords, url: string, now: Date): string {
  const { name, arrival, days, notes, payments } = trip;
  const { host, pathname } = new URL(url);
  const text = [...days.map(({ label, title }) => `${label}: ${title}`), '']
    .concat(notes.map((note) => note.text))
    .concat(payments, url)
    .join('\n');
  const date = (day: string) => day.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//trips//EN`,
    'BEGIN:VEVENT',
    `UID:${pathname.slice(1).replaceAll('/', '-')}@${host}`,
    `DTSTAMP:${date(now.toISOString()).replace(/:|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(arrival)}`,
    // DTEND is the day after the last day.
    `DTEND;VALUE=DATE:${date(addDays(arrival, days.length))}`,
    `SUMMARY:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * Folds a line, which may have 75 octets: a group of four ASCII characters or of one other character has at most four
 * octets in UTF-8, and a line 18 groups. The next lines start with a space.
 */
const foldLine = (line: string) => line.match(/(?:[ -~]{4}|.){1,18}/gu)?.join('\r\n ') ?? '';
