import { formatMonthDay, isInSeason, touchesMonth } from './season';

const overYear = { from: '11-01', to: '05-15' };
const within = { from: '05-16', to: '10-31' };

test.each([
  ['2027-01-01', true],
  ['2027-05-15', true],
  ['2027-05-16', false],
  ['2026-10-31', false],
  ['2028-02-29', true],
])('%s in a season over the end of the year: %s', (date, expected) => {
  expect(isInSeason(overYear, date)).toBe(expected);
  expect(isInSeason(within, date)).toBe(!expected);
});

test('a season touches the months of its first and last day, and those between', () => {
  const months = (season: typeof within) =>
    Array.from({ length: 12 }, (_, index) => index + 1).filter((one) => touchesMonth(season, one));
  expect(months(overYear)).toEqual([1, 2, 3, 4, 5, 11, 12]);
  expect(months(within)).toEqual([5, 6, 7, 8, 9, 10]);
});

test('a day of every year in words', () => {
  expect(['11-01', '02-29'].map(formatMonthDay)).toEqual(['1 November', '29 February']);
});
