import { daysOf } from './duration';

test.each([
  ['4 Nights & 5 Days', 5],
  ['8 Days & 7 Nights', 8],
  ['11 Nights & 12 Days', 12],
])('%s has %i days', (duration, days) => {
  expect(daysOf(duration)).toBe(days);
});
