import {
  formatClock,
  formatMonthDay,
  formatShortDay,
  formatWeekday,
  monthsInWords,
} from './date-words';
import { formatDay } from './format-day';

test('days are formatted as in India, in every time zone, with or without weekday and year', () => {
  expect(formatDay('2024-11-03')).toBe('3 November 2024');
  expect(formatWeekday('2026-12-20', 'long')).toBe('Sunday, 20 December 2026');
  expect(formatWeekday('2026-12-20', 'short')).toBe('Sun, 20 Dec');
  expect(formatShortDay('2027-06-09')).toBe('9 June');
  expect(['11-01', '02-29'].map(formatMonthDay)).toEqual(['1 November', '29 February']);
});

test.each([
  [[], ''],
  [[11, 12], 'November and December'],
  [[6, 7, 8, 9], 'June to September'],
  [[1, 6, 7, 8], 'January and June to August'],
  [[12, 1], 'December and January'],
])('%j is %s', (months, expected) => {
  expect(monthsInWords(months)).toBe(expected);
});

test.each([
  ['00:05', '12.05 am'],
  ['12:00', 'noon'],
  ['12:30', '12.30 pm'],
])('%s is %s', (clock, text) => {
  expect(formatClock(clock)).toBe(text);
});
