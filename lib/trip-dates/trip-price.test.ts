import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { dearerInWords, priceOn, totalsOf } from './trip-price';

const surcharge = { from: '12-15', to: '01-15' };
const dear = makeTrips({ surcharge, surchargePerRoom: { least: 1000, most: 2500 } });
const unpriced = { days: [day(), day(), day({ night: undefined })] };
const trip = { ...unpriced, price: 20_000 };

test('one of two pays half of what dear nights cost more', () => {
  expect(priceOn(makeContext(trip, '2026-12-20', dear))).toEqual({ least: 21_000, most: 22_500 });
  expect(priceOn(makeContext(trip, '2027-02-20', dear))).toEqual({ least: 20_000, most: 20_000 });
  expect(priceOn(makeContext(trip, '2026-12-20', makeTrips({ surcharge })))).toBeUndefined();
  expect(priceOn(makeContext(unpriced, '2027-02-20', dear))).toBeUndefined();
});

test('at a price that does not hold stands what two pay, where it is known', () => {
  expect(dearerInWords(makeContext(trip, '2026-12-20', dear))).toBe('Two pay ₹42,000 to ₹45,000.');
  expect(dearerInWords(makeContext(trip, '2027-02-20', dear))).toBeUndefined();
  expect(dearerInWords(makeContext(unpriced, '2026-12-20', dear))).toBe('Not on these days.');
  expect(dearerInWords(makeContext(trip, '2026-12-20', makeTrips({ surcharge })))).toBe(
    'Not on these days.',
  );
});

test('each party pays the whole, a part to book and the rest', () => {
  // Four adults; 30 % to book.
  expect(totalsOf(makeContext(trip, '2026-12-20', dear))).toEqual([
    {
      total: '₹84,000 to ₹90,000',
      deposit: '₹25,200 to ₹27,000',
      balance: '₹58,800 to ₹63,000',
    },
  ]);
  expect(totalsOf(makeContext(trip, '2027-02-20', dear))).toEqual([
    { total: '₹80,000', deposit: '₹24,000', balance: '₹56,000' },
  ]);
  expect(totalsOf(makeContext(unpriced, '2026-12-20', dear))).toBeUndefined();
});
