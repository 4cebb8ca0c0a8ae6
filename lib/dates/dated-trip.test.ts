import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { datedTrip, tripAsText } from './dated-trip';

const jail = { slug: 'jail', name: 'Jail', closed: ['friday' as const] };
const days = [day({ title: 'Town' }), day({ title: 'Jail', sees: [jail] }), day({ title: 'Home' })];
// 2027-01-07 is a Thursday.
const on = (arrival: string, today?: string) =>
  datedTrip(makeContext({ days }, arrival, makeTrips(), today));

test('each day has its date, the times of its sun, and what it meets', () => {
  const { span, days: dated } = on('2027-01-07');
  expect(span).toBe('7 to 9 January');
  expect(dated.map(({ label, title }) => `${label}: ${title}`)).toEqual([
    'Thu, 7 Jan: Town',
    'Fri, 8 Jan: Jail',
    'Sat, 9 Jan: Home',
  ]);
  for (const { sun } of dated) expect(sun).toMatch(/^Sun 5\.\d\d am to 5\.\d\d pm$/);
  expect(dated.map(({ notes }) => notes.length)).toEqual([0, 1, 0]);
});

test.each([
  [
    'that something does not fit',
    '2027-01-07',
    '2026-11-25',
    'Thursday, 7 January 2027, noon, to Saturday, 9 January 2027. One conflict. Ask about flights.',
  ],
  [
    'that all fits',
    '2027-01-08',
    '2026-11-25',
    'Friday, 8 January 2027, noon, to Sunday, 10 January 2027. All fits. Ask about flights.',
  ],
  [
    'that who lands within two weeks should call',
    '2027-01-08',
    '2026-12-25',
    'Friday, 8 January 2027, noon, to Sunday, 10 January 2027. Soon: call. All fits. Ask about flights.',
  ],
])('its summary says %s', (_, arrival, today, expected) =>
  expect(on(arrival, today).summary).toBe(expected),
);

test('as a text it has a line for each day, and its link', () => {
  expect(tripAsText(on('2027-01-07'), 'https://site.example/trip')).toBe(
    'Trip\n\nThu, 7 Jan: Town\nFri, 8 Jan: Jail\nSat, 9 Jan: Home\n\nhttps://site.example/trip',
  );
});
