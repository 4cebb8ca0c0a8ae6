import { findDayIssue, lastArrival } from './arrival-day';

// lib/enquiry/validation.test.ts tests which texts are valid days.
test('on a 29 February, the last accepted day is a 28 February', () => {
  const today = '2028-02-29';
  expect(lastArrival(today)).toBe('2030-02-28');
  expect(findDayIssue('2030-02-28', today)).toBeUndefined();
  expect(findDayIssue('2030-03-01', today)).toBe('distantDay');
});
