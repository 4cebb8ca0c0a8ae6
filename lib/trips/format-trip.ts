import { getTimes } from 'suncalc';
import type { Coordinates } from '@/content/schema/fields';
import { addDays, daysBetween, timeInIndia } from '@/lib/dates/calendar-day';
import { formatSpan, formatTimeOfDay, formatWeekday } from '@/lib/dates/format-dates';
import { interpolate, pluralize } from '@/lib/text/interpolate';
import { capitalize } from '@/lib/text/sentence';
import { type DateNote, dateNotesOf, formatPayments } from './date-notes';
import type { DatedTrip } from './plan-trip';
import type { Tariff } from './tariff';

/** Visitors who arrive within this number of days should call, because answers to messages may take a day. */
const soonDays = 14;

export type FormattedTrip = ReturnType<typeof formatTrip>;

/** Formats a dated trip, with its notes and payments. */
export function formatTrip(trip: DatedTrip, tariff: Tariff) {
  const { arrival, departure, today } = trip;
  const notes = dateNotesOf(trip, tariff);
  return {
    arrival,
    /** The first and the last day: 23 to 25 December. */
    span: formatSpan(arrival, departure, today),
    /** A line with the full dates, the latest landing time and the number of closures. */
    summary: summaryOf(notes, trip, tariff),
    days: trip.days.map(({ title, stay = '' }, index) => {
      const date = addDays(arrival, index);
      return {
        /** The date: Sun, 20 Dec. */
        label: formatWeekday(date, 'short'),
        title,
        /** The sun where the night is spent or, on the last day, where the airport is. */
        sun: sunTimesOn(date, tariff.positions[stay] ?? tariff.airport),
        notes: notes.filter(({ day }) => day === index + 1),
      };
    }),
    /** All notes, the most severe first. */
    notes,
    /** The payments and their dates, in sentences. */
    payments: formatPayments(trip, tariff),
  };
}

/**
 * The times of sunrise and sunset in India on a day, such as 5.42 am and 5.03 pm.
 * @param day the day in India, as year-month-day
 * @param position a point so far from the poles that the sun rises every day
 */
function sunTimesOn(day: string, { north, east }: Coordinates) {
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00:00+05:30`), north, east);
  return { rise: clockTime(sunrise), set: clockTime(sunset) };
}

const clockTime = (time: Date | null) => (time ? formatTimeOfDay(timeInIndia(time)) : '');

function summaryOf(
  notes: readonly DateNote[],
  trip: DatedTrip,
  { dateMessages: messages }: Tariff,
): string {
  const from = formatWeekday(trip.arrival, 'long');
  const to = formatWeekday(trip.departure, 'long');
  const closed = notes.filter(({ severity }) => severity === 'closed').length;
  const sentences = [
    interpolate(messages.span, { from, time: formatTimeOfDay(trip.latestLanding), to }),
    daysBetween(trip.today, trip.arrival) <= soonDays && messages.soon,
    notes.length === 0 && messages.fits,
    closed > 0 && capitalize(pluralize(messages.conflicts, closed)),
    messages.askAvailability,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A dated trip as text for a chat: its name, and a line for each day. */
export function tripAsText(name: string, { days }: FormattedTrip): string {
  return [name, '', ...days.map(({ label, title }) => `${label}: ${title}`), ''].join('\n');
}

/**
 * A dated trip as a calendar file (RFC 5545) with a single event, whose description lists the days. The UID doesn't
 * depend on the dates, so that a file with other dates moves the event.
 * @param url the URL of the trip's page, with its day of arrival
 * @param now the current time
 */
export function tripAsIcs(name: string, trip: FormattedTrip, url: string, now: Date): string {
  const { arrival, days, notes, payments } = trip;
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
    // DTEND is exclusive.
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
 * Folds a line, because a line may have at most 75 octets. Four ASCII characters, or one other character, take up to
 * four octets in UTF-8, so 18 such groups fit. Continuation lines start with a space.
 */
const foldLine = (line: string) => line.match(/(?:[ -~]{4}|.){1,18}/gu)?.join('\r\n ') ?? '';
