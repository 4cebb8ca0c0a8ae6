import { busyPeriodsIn } from './guide';

test.each([
  [3, '2026-01-01', ['Spring holidays']],
  [4, '2026-04-12', ['Lantern night: 12 April 2026 and 20 April 2097']],
  [4, '2026-04-13', ['Lantern night: 20 April 2097']],
])('the busy periods of month %i, on %s', (month, today, periods) => {
  expect(busyPeriodsIn(month, today)).toEqual(periods);
});
