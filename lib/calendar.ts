import { addDays } from './days';

/** A trip as a calendar has it. */
export type Plan = {
  name: string;
  /** The full address of its page, with its day of arrival. */
  url: string;
  days: { title: string; notes: readonly string[] }[];
};

/**
 * A calendar file (RFC 5545) with an all-day event for each day of a trip. The end of such an event is
 * the day after it. An event keeps its id, so that a file with other dates moves it instead of adding
 * another.
 * @param arrival year-month-day
 * @param now when the file is made
 */
export function calendarOf({ name, url, days }: Plan, arrival: string, now: Date): string {
  const { host, pathname } = new URL(url);
  const slug = pathname.slice(1).replaceAll('/', '-');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//trips//EN`,
    'METHOD:PUBLISH',
    ...days.flatMap(({ title, notes }, index) => [
      'BEGIN:VEVENT',
      `UID:${slug}-${index + 1}@${host}`,
      `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${addDays(arrival, index).replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(arrival, index + 1).replaceAll('-', '')}`,
      `SUMMARY:${escapeText(`${name}: ${title}`)}`,
      `DESCRIPTION:${escapeText([...notes, url].join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Divides a line of a calendar file into lines of 75 octets at most, as RFC 5545 asks in 3.1: each but
 * the first begins with a space, which counts. What people take for one letter stays in one line.
 * @param line without its end
 */
export function foldLine(line: string): string {
  let folded = '';
  let room = 75;
  for (const letter of lettersOf(line)) {
    const size = octetsOf(letter);
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += letter;
    room -= size;
  }
  return folded;
}

/**
 * The letters of a text with their marks. Code points instead where a letter has no room on a line,
 * and in browsers without `Intl.Segmenter` (Firefox before 125).
 */
function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].flatMap(({ segment }) =>
    octetsOf(segment) > 74 ? [...segment] : segment,
  );
}

function octetsOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
