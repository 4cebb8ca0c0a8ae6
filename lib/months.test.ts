import { monthsInWords } from './months';

test.each([
  [[], ''],
  [[6], 'June'],
  [[11, 12], 'November and December'],
  [[6, 7, 8, 9], 'June to September'],
  [[1, 6, 7, 8], 'January and June to August'],
  [[12, 1], 'December and January'],
])('%j is %s', (months, expected) => {
  expect(monthsInWords(months)).toBe(expected);
});
