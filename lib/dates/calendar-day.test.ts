import { addDays, dayInIndia, daysBetween, isDay, isInSeason, touchesMonth } from './calendar-day';

const days = ['2000-01-01', '2026-12-20', '2028-02-29', '2099-12-31'];
const noDates = ['2027-02-29', '2027-02-30', '2100-02-28', '2026-13-01', '2026-12-00'];
const otherYears = ['1999-12-31', '2100-01-01', '12026-12-20', '-002026-12-20'];
const otherForms = ['20/12/2026', '2026-1-2', '2026-12-20T00:00', '2026-12-20\n', ' 2026-12-20'];

test('a day has the form year-month-day and is in the calendar', () => {
  const texts = [...days, ...noDates, ...otherYears, ...otherForms];
  expect(texts.filter(isDay)).toEqual(days);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 2, '2028-03-01'],
])('%s and %i days are %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
});

test('in the evening in London it is already the next day in India', () => {
  expect(dayInIndia(new Date('2026-11-22T18:29:00Z'))).toBe('2026-11-22');
  expect(dayInIndia(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
});

const overYear = { from: '11-01', to: '05-31' };
const within = { from: '06-01', to: '10-31' };

test.each([
  ['2027-01-01', true],
  ['2027-05-31', true],
  ['2027-06-01', false],
  ['2026-10-31', false],
])('%s and its month in a season over the end of the year: %s', (date, expected) => {
  const month = Number(date.slice(5, 7));
  expect(isInSeason(overYear, date)).toBe(expected);
  expect(isInSeason(within, date)).toBe(!expected);
  expect(touchesMonth(overYear, month)).toBe(expected);
  expect(touchesMonth(within, month)).toBe(!expected);
});
