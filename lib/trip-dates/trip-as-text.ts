import { addDays } from '@/lib/dates/calendar-day';
import type { DatedTrip } from './dated-trip';
import { sayRow } from './payment-schedule';

/**
 * A trip as a text for a chat: its name, a line for each day, and one link.
 * @param days the label of each day, such as Day 1 or Sun, 20 Dec, and its title
 * @param url the URL of its page
 */
export function chatText(
  { name, days }: { name: string; days: readonly { label: string; title: string }[] },
  url: string,
): string {
  return [name, '', ...days.map(({ label, title }) => `${label}: ${title}`), '', url].join('\n');
}

/**
 * A calendar file (RFC 5545) with an all-day event for each day of a trip and for each of its money dates. The
 * end of such an event is the day after it. An event keeps its id, so that a file with other dates moves it
 * instead of adding another.
 * @param url the URL of the trip's page, with its day of arrival
 * @param now when the file is made
 */
export function calendarFile(
  trip: Pick<DatedTrip, 'name' | 'arrival' | 'days' | 'money'>,
  url: string,
  now: Date,
): string {
  const { host, pathname } = new URL(url);
  const slug = pathname.slice(1).replaceAll('/', '-');
  const event = ({ id, day, title, notes }: Event) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${id}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(`${trip.name}: ${title}`)}`,
    `DESCRIPTION:${escapeText([...notes, url].join('\n'))}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//trips//EN`,
    'METHOD:PUBLISH',
    ...eventsOf(trip).flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** What an entry of the calendar says, on which day: year-month-day. */
type Event = { id: string; day: string; title: string; notes: string[] };

function eventsOf({
  arrival,
  days,
  money,
}: Pick<DatedTrip, 'arrival' | 'days' | 'money'>): Event[] {
  return [
    ...days.map(({ title, notes, sunAndMoon, travel }, index) => {
      const lines = [...notes.map(({ text }) => text), sunAndMoon, ...travel].filter(Boolean);
      return { id: `${index + 1}`, day: addDays(arrival, index), title, notes: lines };
    }),
    ...money.dates.map(({ id, day, ...row }) => ({
      id,
      day,
      title: sayRow(row),
      notes: [`${sayRow(money.book)} ${sayRow(money.after)} ${money.example}`.trim()],
    })),
  ];
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
