import { checkArrival, lastArrival } from './arrival-day';

test.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', undefined],
  ['2028-02-29', undefined],
  ['2099-12-31', 'far'],
  ['0001-01-01', 'wrong'],
  ['2027-02-29', 'wrong'],
  ['', 'wrong'],
])('on 23 November 2026, %j is %s', (value, verdict) =>
  expect(checkArrival(value, '2026-11-23')).toBe(verdict),
);

test.each([
  ['2026-11-23', '2028-11-23', '2028-11-24'],
  ['2028-02-29', '2030-02-28', '2030-03-01'],
])('on %s the last accepted day is %s', (today, last, next) => {
  expect(lastArrival(today)).toBe(last);
  expect(checkArrival(last, today)).toBeUndefined();
  expect(checkArrival(next, today)).toBe('far');
});
