import { readTypedDates } from './typed-dates';

const read = (typed: string) => readTypedDates(typed, '2026-11-27');

test.each([
  ['12 jan', '2027-01-12'],
  ['12th January 2027', '2027-01-12'],
  ['Jan 12', '2027-01-12'],
  ['12-17 jan 2027', '2027-01-12'],
  ['jan 12-17', '2027-01-12'],
  ['12 jan to 17 jan', '2027-01-12'],
  ['12/01/2027', '2027-01-12'],
  ['12.1.2027', '2027-01-12'],
  ['2027-01-12', '2027-01-12'],
  ['27 nov', '2026-11-27'],
  ['26 nov', '2027-11-26'],
  ['1 sept', '2027-09-01'],
])('“%s” is %s', (typed, arrival) => {
  expect(read(typed).arrival).toBe(arrival);
  expect(read(typed).rest).toBe('');
});

test('the words beside a date stay', () => {
  expect(read('हैवलॉक 12 jan').rest).toBe('हैवलॉक');
  expect(read('honeymoon 12 jan cheap')).toEqual({
    arrival: '2027-01-12',
    rest: 'honeymoon   cheap',
  });
  expect(read('march 5 4 nights')).toEqual({ arrival: '2027-03-05', rest: '4 nights' });
  expect(read('12 march 5 nights')).toEqual({ arrival: '2027-03-12', rest: '5 nights' });
});

test.each([
  'january',
  '5 days',
  '12 marks',
  '31 feb',
  '12/01/2019',
  '5 nights 6 days',
  'march 5 nights',
  'december 4 days',
  'honeymoon january 5-6 nights',
  'may 2 people',
  'may 2 to 4 adults',
  'Dec 1 guest',
  'may I',
  '12 jan 2040',
])('“%s” is no day on which somebody can arrive', (typed) => {
  expect(read(typed)).toEqual({ rest: typed });
});
