import { busyPeriodsIn, usualCheck } from './guide';

test.each([
  [3, '2026-01-01', ['Spring holidays']],
  [4, '2026-04-12', ['Lantern night: 12 April 2026 and 20 April 2097']],
  [4, '2026-04-13', ['Lantern night: 20 April 2097']],
  [5, '2026-01-01', []],
])('the busy periods of month %i, on %s', (month, today, periods) => {
  expect(busyPeriodsIn(month, today)).toEqual(periods);
});

test('the usual day of checking is the most frequent one, and then the earliest', () => {
  const usual = (...days: string[]) => usualCheck(days.map((checked) => ({ checked })));
  expect(usual('2026-01-01', '2026-03-01', '2026-03-01')).toBe('2026-03-01');
  expect(usual('2026-03-01', '2026-01-01')).toBe('2026-01-01');
  expect(usual()).toBeUndefined();
});
