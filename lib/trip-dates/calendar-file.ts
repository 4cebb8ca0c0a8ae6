import { addDays } from '../dates/calendar-day';
import type { DatedTrip } from './dated-trip';

/**
 * A calendar file (RFC 5545) with an all-day event for each day of a trip. The end of such an event is
 * the day after it. An event keeps its id, so that a file with other dates moves it instead of adding
 * another.
 * @param url the full address of the trip's page, with its day of arrival
 * @param now when the file is made
 */
export function calendarFile(
  { name, arrival, days }: Pick<DatedTrip, 'name' | 'arrival' | 'days'>,
  url: string,
  now: Date,
): string {
  const { host, pathname } = new URL(url);
  const slug = pathname.slice(1).replaceAll('/', '-');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//trips//EN`,
    'METHOD:PUBLISH',
    ...days.flatMap(({ title, conflicts, sunAndMoon, travel }, index) => {
      const notes = [...conflicts.map(({ text }) => text), sunAndMoon, ...travel, url];
      return [
        'BEGIN:VEVENT',
        `UID:${slug}-${index + 1}@${host}`,
        `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
        `DTSTART;VALUE=DATE:${addDays(arrival, index).replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${addDays(arrival, index + 1).replaceAll('-', '')}`,
        `SUMMARY:${escapeText(`${name}: ${title}`)}`,
        `DESCRIPTION:${escapeText(notes.join('\n'))}`,
        `URL:${url}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Divides a line of a calendar file into lines of 75 octets at most, as RFC 5545 asks in 3.1: each but
 * the first begins with a space, which counts. No character is divided.
 * @param line without its end
 */
export function foldLine(line: string): string {
  let folded = '';
  let room = 75;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
