import { generateIcsCalendar } from 'ts-ics';
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
  return generateIcsCalendar({
    version: '2.0',
    prodId: `-//${host}//trips//EN`,
    method: 'PUBLISH',
    events: days.map(({ title, notes }, index) => ({
      uid: `${slug}-${index + 1}@${host}`,
      stamp: { date: now },
      start: allDay(addDays(arrival, index)),
      end: allDay(addDays(arrival, index + 1)),
      summary: `${name}: ${title}`,
      description: [...notes, url].join('\n'),
      url,
      timeTransparent: 'TRANSPARENT' as const,
    })),
  });
}

function allDay(day: string) {
  return { date: new Date(`${day}T00:00:00Z`), type: 'DATE' as const };
}
