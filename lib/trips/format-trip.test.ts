import ICAL from 'ical.js';
import { makeOpeningHours } from '@/test/factories';
import {
  makeDay as day,
  makeDatedTrip,
  tariff,
  ticked,
  withSurcharge,
} from '@/test/tariff-factories';
import { describeDates } from './date-notes';
import { formatTrip, tripAsIcs } from './format-trip';

const jail = makeOpeningHours({ slug: 'jail', closed: ['friday'] });
const jailDay = day({ title: 'Jail', alsoVisits: ['jail'] });
const days = [day({ title: 'Town', ferryRoutes: ['out'] }), jailDay, day({ title: 'Home' })];
// 2027-01-07 is a Thursday.
const data = { ...tariff, openingHours: [jail] };
const on = (arrival: string, today?: string) =>
  formatTrip(makeDatedTrip(days, arrival, { today }), data);

test('each day has its date, sunrise and sunset, and its notes', () => {
  const { span, days: dated } = on('2027-01-07');
  expect(span).toBe('7 to 9 January');
  expect(on('2027-12-31').span).toBe('31 December to 2 January 2028');
  expect(dated.map(({ label, title }) => `${label}: ${title}`)).toEqual([
    'Thu, 7 Jan: Town',
    'Fri, 8 Jan: Jail',
    'Sat, 9 Jan: Home',
  ]);
  // As calculated with the equations of NOAA.
  expect(dated.map(({ sun }) => `${sun.rise} ${sun.set}`)).toEqual([
    '5.40 am 5.09 pm',
    '5.41 am 5.09 pm',
    '5.41 am 5.10 pm',
  ]);
  expect(dated.map(({ notes }) => notes.length)).toEqual([0, 1, 0]);
});

test('a night that an extra adds is a day before the last, and can cost more, too', () => {
  // The sun rises an hour later than at the airport.
  const town = { north: 12, east: 78 };
  const ferryMonths = Array(12).fill('cancelled');
  const rates = { ...withSurcharge(500), openingHours: [jail], positions: { town }, ferryMonths };
  const trip = makeDatedTrip(days, '2027-01-07', { rates, extras: ticked('night') });
  const words = formatTrip(trip, rates);
  expect(words.days.slice(2).map(({ title }) => title)).toEqual(['Night', 'Home']);
  expect(words.days.map(({ sun }) => sun.rise[0])).toEqual(['6', '6', '6', '5']);
  expect(words.span).toBe('7 to 10 January');
  // In one line, there are no risks.
  expect(describeDates(trip, rates)).toBe(
    '7 to 10 January. ₹1,500 a room. Friday: Old Jail is closed. Ask us.',
  );
});

test('the summary has the dates in full, and says what does not fit or that all fits', () => {
  const span = 'Thursday, 7 January 2027, noon, to Saturday, 9 January 2027.';
  expect(on('2027-01-07').summary).toBe(`${span} One conflict. Ask about flights.`);
  expect(on('2027-01-08').summary).toMatch(/2027\. All fits\. Ask/);
  expect(on('2027-01-08', '2026-12-25').summary).toMatch(/2027\. Soon: call\. All fits\. Ask/);
});

const longTitle = 'Jail, “Light; Sound” \\ 光と音 '.repeat(6).trim();
const titles = [day({ title: 'Arrival' }), day({ title: longTitle })];
const twoDays = formatTrip(makeDatedTrip(titles, '2026-12-31'), data);
const url = 'https://site.example/packages/reef-week?arrive=2026-12-31';
const ics = tripAsIcs('Trip', twoDays, url, new Date('2026-11-25T06:07:08.9Z'));

test('the calendar file has one event for the whole trip, whose description lists the days', () => {
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
  const [event] = events.map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  expect(event?.uid).toBe('packages-reef-week@site.example');
  expect(event?.summary).toBe('Trip');
  expect(`${event?.startDate} ${event?.endDate}`).toBe('2026-12-31 2027-01-02');
  expect(event?.description.split('\n').slice(0, 3)).toEqual([
    'Thu, 31 Dec: Arrival',
    `Fri, 1 Jan: ${longTitle}`,
    '',
  ]);
  expect(event?.description).toContain(twoDays.payments[0]);
  expect(event?.description.endsWith(url)).toBe(true);
});

test('the lines of the calendar file end with CRLF and have at most 75 octets', () => {
  const lines = ics.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join()).not.toContain('\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(ics).toContain('DTSTAMP:20261125T060708Z\r\n');
});
