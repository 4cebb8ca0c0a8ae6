import { addDays } from './calendar-day';
import type { DatedTrip } from './dated-trip';

/**
 * A calendar file (RFC 5545) with one event, which lasts for the whole trip and has its days in its text. The
 * id of the event is the trip's, so that a file with other dates moves it.
 * @param url the URL of the trip's page, with its day of arrival
 * @param now when the file is made
 */
export function calendarFile(trip: DatedTrip, url: string, now: Date): string {
  const { name, arrival, days, notes, money } = trip;
  const { host, pathname } = new URL(url);
  const text = [...days.map(({ label, title }) => `${label}: ${title}`), '']
    .concat(notes.map((note) => note.text))
    .concat(money, url)
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
    // The end of an event is the day after its last one.
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

/** A line has 75 octets at most: here 18 times four letters of ASCII, or one other. The next begins with a space. */
const foldLine = (line: string) => line.match(/(?:[ -~]{4}|.){1,18}/gu)?.join('\r\n ') ?? '';
