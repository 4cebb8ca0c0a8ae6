import ICAL from 'ical.js';
import { calendarOf } from './calendar';

const url = 'https://www.site.example/packages/island-hopping?arrive=2026-12-30';
const long =
  'A night in a place, with a long name; and “quotes”, ü and \\ and more and more of it.';
const plan = {
  name: 'Island Hopping',
  url,
  days: [
    { title: 'Arrival, then supper', notes: ['Night in Port Blair', long] },
    { title: 'Ross; the jail', notes: [] },
    { title: 'Departure', notes: [] },
  ],
};

const text = calendarOf(plan, '2026-12-30', new Date('2026-11-22T10:00:00Z'));
const events = new ICAL.Component(ICAL.parse(text))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component));

test('each day is an event of a whole day, which ends before the next one', () => {
  const days = events.map(({ startDate, endDate }) => [
    startDate.isDate,
    `${startDate}`,
    `${endDate}`,
  ]);
  expect(days).toEqual([
    [true, '2026-12-30', '2026-12-31'],
    [true, '2026-12-31', '2027-01-01'],
    [true, '2027-01-01', '2027-01-02'],
  ]);
});

test('texts come back as they were, whatever is in them', () => {
  expect(events[0]?.summary).toBe('Island Hopping: Arrival, then supper');
  expect(events[0]?.description).toBe(`Night in Port Blair\n${long}\n${url}`);
  expect(events[1]?.summary).toBe('Island Hopping: Ross; the jail');
});

test('the same trip on other days has the same ids', () => {
  const later = ICAL.parse(calendarOf(plan, '2027-02-01', new Date()));
  const ids = new ICAL.Component(later)
    .getAllSubcomponents('vevent')
    .map((component) => component.getFirstPropertyValue('uid'));
  expect(ids).toEqual(events.map(({ uid }) => uid));
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe('packages-island-hopping-1@www.site.example');
});

test('lines end as the standard says, and the file says when it was made', () => {
  expect(text.split('\r\n').filter((line) => line.includes('\n'))).toEqual([]);
  expect(text).toContain('DTSTAMP:20261122T100000Z');
});
