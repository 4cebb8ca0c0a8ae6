import ICAL from 'ical.js';
import { makeTripDay as day, makeContext } from '@/test/trip-factories';
import { calendarFile } from './calendar-file';
import { datedTrip } from './dated-trip';

const title = 'Jail, “Light; Sound” \\ 光と音 '.repeat(6).trim();
const trip = datedTrip(
  makeContext({ days: [day({ title: 'Arrival' }), day({ title })] }, '2026-12-31'),
);
const url = 'https://site.example/packages/reef-week?arrive=2026-12-31';
const file = calendarFile(trip, url, new Date('2026-11-25T06:07:08.9Z'));

test('a calendar reads one event for the whole trip, with each day in its text', () => {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const [event] = events.map((one) => new ICAL.Event(one));
  expect(events).toHaveLength(1);
  expect(event?.uid).toBe('packages-reef-week@site.example');
  expect(event?.summary).toBe('Trip');
  expect(`${event?.startDate} ${event?.endDate}`).toBe('2026-12-31 2027-01-02');
  expect(event?.description.split('\n').slice(0, 3)).toEqual([
    'Thu, 31 Dec: Arrival',
    `Fri, 1 Jan: ${title}`,
    '',
  ]);
  expect(event?.description).toContain(trip.money[0]);
  expect(event?.description.endsWith(url)).toBe(true);
});

test('its lines end as they should, and none has more than 75 octets', () => {
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join()).not.toContain('\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).toContain('DTSTAMP:20261125T060708Z\r\n');
});
