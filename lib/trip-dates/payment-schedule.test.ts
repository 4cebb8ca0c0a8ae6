import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { paymentScheduleOf, sayRow } from './payment-schedule';

const days = [day(), day()];
const data = makeTrips({ surcharge: { from: '01-14', to: '01-15' } });
const find = (arrival: string, today: string, price?: number, on = data) => {
  const { book, dates, after } = paymentScheduleOf(
    makeContext({ days, price }, arrival, on, today),
  );
  return [sayRow(book), ...dates.map((one) => `${one.day} ${sayRow(one)}`), sayRow(after)];
};

test('the days until which cancelling costs what and the balance is due, with what it comes to', () => {
  expect(find('2027-01-12', '2026-11-25', 22500)).toEqual([
    'Book: 30 % (₹6,750).',
    '2026-12-13 Cancel by Sun, 13 Dec 2026: 10 % (₹2,250).',
    '2026-12-28 Pay by Mon, 28 Dec 2026: 70 % (₹15,750).',
    '2026-12-28 Cancel by Mon, 28 Dec 2026: the deposit or 50 % (₹11,250).',
    'Cancel after Mon, 28 Dec 2026: all of it.',
  ]);
});

test('on dates that cost more the sums have a least and a most', () => {
  const dear = makeTrips({
    surcharge: { from: '01-14', to: '01-15' },
    surchargePerRoom: { least: 1000, most: 2000 },
  });
  const [book, first] = find('2027-01-14', '2026-11-25', 22_500, dear);
  expect(book).toBe('Book: 30 % (₹6,900 to ₹7,050).');
  expect(first).toBe('2026-12-15 Cancel by Tue, 15 Dec 2026: 10 % (₹2,300 to ₹2,350).');
});

test.each([
  ['a trip on request', '2027-01-12', undefined],
  ['dates on which the price is not known', '2027-01-14', 22500],
])('%s: no sums', (_, arrival, price) => {
  expect(find(arrival, '2026-11-25', price).join()).not.toContain('₹');
});

test('what is past is left out, and who books late pays at once', () => {
  expect(find('2027-01-12', '2026-12-28')).toEqual([
    'Book: 30 %.',
    '2026-12-28 Pay by Mon, 28 Dec 2026: 70 %.',
    '2026-12-28 Cancel by Mon, 28 Dec 2026: the deposit or 50 %.',
    'Cancel after Mon, 28 Dec 2026: all of it.',
  ]);
  expect(find('2027-01-12', '2026-12-29')).toEqual(['Book: all of it.', 'Cancel then: all of it.']);
});

test('terms that are examples are told to be', () => {
  const examples = { ...data, terms: { ...data.terms, example: 'Examples.' } };
  expect(paymentScheduleOf(makeContext({ days }, '2027-01-12', examples)).example).toBe(
    'Examples.',
  );
});
