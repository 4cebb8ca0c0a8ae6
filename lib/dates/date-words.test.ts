import { formatClock, formatMonthDay, monthsInWords } from './date-words';

// The tests of dated-trip.ts, date-notes.ts and openings.ts test the other words.
test('a season may end on a 29 February', () =>
  expect(formatMonthDay('02-29')).toBe('29 February'));

test.each([
  [[], ''],
  [[11, 12], 'November and December'],
  [[1, 6, 7, 8], 'January and June to August'],
  [[12, 1], 'December and January'],
])('%j is %s', (months, expected) => {
  expect(monthsInWords(months)).toBe(expected);
});

test.each([
  ['00:05', '12.05 am'],
  ['12:30', '12.30 pm'],
])('%s is %s', (clock, text) => {
  expect(formatClock(clock)).toBe(text);
});
