import { checkArrival, lastArrival } from './arrival-day';

// lib/enquiry/validation.test.ts tests which texts are days.
test.each([
  ['2026-11-23', '2028-11-23', '2028-11-24'],
  ['2028-02-29', '2030-02-28', '2030-03-01'],
])('on %s the last accepted day is %s', (today, last, next) => {
  expect(lastArrival(today)).toBe(last);
  expect(checkArrival(last, today)).toBeUndefined();
  expect(checkArrival(next, today)).toBe('far');
});
