import { formatMonths } from './format-dates';

// The tests of date-notes.ts, format-trip.ts and closures.ts cover the other functions.
test.each([
  [[], ''],
  [[1, 6, 7, 8], 'January and June to August'],
  [[12, 1], 'December and January'],
])('%j is %s', (months, expected) => {
  expect(formatMonths(months)).toBe(expected);
});
