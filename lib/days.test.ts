import { addDays, dayInIndia, daysBetween, formatShortDay, formatWeekday, weekdayOf } from './days';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-28', 7, '2026-04-04'],
])('%s and %i days are %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
});

test('a day has its weekday and its words in every time zone', () => {
  expect(weekdayOf('2026-12-20')).toBe('sunday');
  expect(weekdayOf('2026-12-21')).toBe('monday');
  expect(formatWeekday('2026-12-20', 'long')).toBe('Sunday, 20 December 2026');
  expect(formatWeekday('2026-12-20', 'short')).toBe('Sun, 20 Dec');
  expect(formatShortDay('2027-06-09')).toBe('9 June');
});

test('it is already tomorrow in India when it is evening in London', () => {
  expect(dayInIndia(new Date('2026-11-22T18:29:00Z'))).toBe('2026-11-22');
  expect(dayInIndia(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
});
