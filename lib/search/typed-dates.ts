import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { monthsInWords } from '@/lib/dates/date-words';
import { checkArrival } from '@/lib/trip-dates/arrival-day';

const months = Array.from({ length: 12 }, (_, index) => monthsInWords([index + 1]).toLowerCase());

const day = String.raw`(?<day>\d\d?)(?:st|nd|rd|th)?(?:\s*(?:-|–|to)\s*\d\d?(?:st|nd|rd|th)?)?`;
const month = '(?<month>[a-z]{3,9})';
const year = String.raw`(?:,?\s*(?<year>20\d\d))?`;
/** A number that counts something is no day: march 5 nights, may 2 to 4 people. */
const notCounted = String.raw`(?!(?:\s*(?:-|–|to)\s*\d+)?[\s-]*(?:night|day|people|adult|guest)s?\b)`;

/** The ways to write a day, those in figures as in India: 2027-01-12, 12/01/2027, 12-17 Jan 2027, January 12. */
const ways = [
  String.raw`(?<year>20\d\d)-(?<month>\d\d?)-(?<day>\d\d?)`,
  String.raw`(?<day>\d\d?)[./-](?<month>\d\d?)[./-](?<year>20\d\d)`,
  String.raw`${day}\s*${month}${year}`,
  String.raw`${month}\s*${day}${year}${notCounted}`,
].map((way) => new RegExp(String.raw`(?<!\w)${way}(?!\w)`, 'gi'));

/**
 * Reads dates in what was typed into the search.
 * @param today the day that it is in India, as year-month-day
 * @returns the first day on which somebody can arrive, as year-month-day, and what was typed without dates; a
 *   day without a year is the next one
 */
export function readTypedDates(
  typed: string,
  today = dayInIndia(),
): { arrival?: string; rest: string } {
  const days: string[] = [];
  const rest = ways.reduce(
    (text, way) =>
      text.replace(way, (written, ...found) => {
        const date = dayOf(found.at(-1), today);
        if (!date) return written;
        days.push(date);
        return ' ';
      }),
    typed,
  );
  const [arrival] = days;
  // Between two dates stands a word or a line.
  return arrival
    ? { arrival, rest: rest.replace(/^[^\p{L}\p{N}]*(?:to)?[^\p{L}\p{N}]*$/u, '').trim() }
    : { rest: typed };
}

function dayOf(parts: Record<string, string>, today: string): string | undefined {
  const { day = '', month = '', year = '' } = parts;
  const name = months.findIndex((one) => one.startsWith(month.toLowerCase()));
  const number = String(/\d/.test(month) ? month : name + 1).padStart(2, '0');
  const years = year ? [year] : [today, addDays(today, 365)].map((one) => one.slice(0, 4));
  return years
    .map((one) => `${one}-${number}-${day.padStart(2, '0')}`)
    .find((one) => !checkArrival(one, today));
}
