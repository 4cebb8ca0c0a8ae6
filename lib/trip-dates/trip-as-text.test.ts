import ICAL from 'ical.js';
import type { DatedDay } from './dated-trip';
import { calendarFile, foldLine } from './trip-as-text';

const url = 'https://www.site.example/packages/island-hopping?arrive=2026-12-30';
const long =
  'A night in a place, with a long name; and “quotes”, ü and \\ and more and more of it.';
const day = (title: string, ...travel: string[]): DatedDay => ({
  label: 'A date',
  title,
  notes: [],
  sunAndMoon: 'Sun',
  travel,
});
const trip = {
  name: 'Island Hopping',
  arrival: '2026-12-30',
  days: [
    {
      ...day('Arrival, then supper', long),
      notes: [{ severity: 'closed' as const, text: 'Closed; ask us.' }],
    },
    day('Ross; the jail', 'One line\r\nand another', ' रॉस द्वीप, किला 🏝️'.repeat(12)),
    day('Departure'),
  ],
  money: {
    dates: [{ id: 'cancel-10', day: '2026-12-01', head: 'Until Tue, 1 Dec', text: '10%.' }],
    isLate: false,
    book: { head: 'First', text: '20%.' },
    after: { head: 'Later', text: 'all;' },
    example: 'an example.',
  },
};

const text = calendarFile(trip, url, new Date('2026-11-22T10:00:00Z'));
const events = new ICAL.Component(ICAL.parse(text))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component));

test('each day and money date is an event of a whole day, which ends before the next one', () => {
  const days = events.map(({ startDate, endDate }) => [
    startDate.isDate,
    `${startDate}`,
    `${endDate}`,
  ]);
  expect(days).toEqual([
    [true, '2026-12-30', '2026-12-31'],
    [true, '2026-12-31', '2027-01-01'],
    [true, '2027-01-01', '2027-01-02'],
    [true, '2026-12-01', '2026-12-02'],
  ]);
});

test('texts come back as they were, whatever is in them', () => {
  expect(events[0]?.summary).toBe('Island Hopping: Arrival, then supper');
  expect(events[0]?.description).toBe(`Closed; ask us.\nSun\n${long}\n${url}`);
  expect(events[1]?.summary).toBe('Island Hopping: Ross; the jail');
  expect(events[1]?.description).toBe(
    `Sun\nOne line\nand another\n${' रॉस द्वीप, किला 🏝️'.repeat(12)}\n${url}`,
  );
  const urls = events.map(({ component }) => component.getFirstPropertyValue('url'));
  expect(urls).toEqual(events.map(() => url));
});

test('a money date is an event with what holds after it', () => {
  expect(events[3]?.summary).toBe('Island Hopping: Until Tue, 1 Dec: 10%.');
  expect(events[3]?.description).toBe(`First: 20%. Later: all; an example.\n${url}`);
});

test('the same trip on other days has the same ids', () => {
  const later = ICAL.parse(calendarFile({ ...trip, arrival: '2027-02-01' }, url, new Date()));
  const ids = new ICAL.Component(later)
    .getAllSubcomponents('vevent')
    .map((component) => component.getFirstPropertyValue('uid'));
  expect(ids).toEqual(events.map(({ uid }) => uid));
  expect(new Set(ids).size).toBe(4);
  expect(ids[0]).toBe('packages-island-hopping-1@www.site.example');
});

test('lines end and are as long as the standard says, and the file says when it was made', () => {
  expect(text.split('\r\n').filter((line) => line.includes('\n'))).toEqual([]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.split('\r\n').filter((line) => octetsOf(line) > 75)).toEqual([]);
  expect(text).toContain('DTSTAMP:20261122T100000Z');
});

test.each([
  ['nothing', '', [0]],
  ['75 octets', 'a'.repeat(75), [75]],
  ['76 octets', 'a'.repeat(76), [75, 2]],
  ['two full lines', 'a'.repeat(149), [75, 75]],
  ['one octet more', 'a'.repeat(150), [75, 75, 2]],
  ['75 octets with a letter of two', `${'a'.repeat(73)}é`, [75]],
  ['76 octets with a letter of two', `${'a'.repeat(74)}é`, [74, 3]],
  ['a picture of four octets', '🏝'.repeat(20), [72, 9]],
])('folding counts octets and divides no character: %s', (_, line, lengths) => {
  const folded = foldLine(line);
  expect(folded.split('\r\n').map(octetsOf)).toEqual(lengths);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});

function octetsOf(line: string): number {
  return Buffer.byteLength(line);
}
