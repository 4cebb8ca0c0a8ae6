import { makeTripDay as day, makeTrips } from '@/test/trip-factories';
import { dearerNote, priceOn, totalsOf } from './dated-price';

const surcharge = { from: '12-15', to: '01-15' };
const dear = makeTrips({ surcharge, surchargePerRoom: { least: 1000, most: 2500 } });
const unpriced = { name: 'Trip', days: [day(), day(), day({ night: undefined })] };
const trip = { ...unpriced, price: 20_000 };

test('one of two pays half of what dear nights cost more', () => {
  expect(priceOn(trip, '2026-12-20', dear)).toEqual({ least: 21_000, most: 22_500 });
  expect(priceOn(trip, '2027-02-20', dear)).toEqual({ least: 20_000, most: 20_000 });
  expect(priceOn(trip, '2026-12-20', makeTrips({ surcharge }))).toBeUndefined();
  expect(priceOn(unpriced, '2027-02-20', dear)).toBeUndefined();
});

test('at a price that does not hold stands what two pay, where it is known', () => {
  expect(dearerNote(trip, '2026-12-20', dear)).toBe('Two pay ₹42,000 to ₹45,000.');
  expect(dearerNote(trip, '2027-02-20', dear)).toBeUndefined();
  expect(dearerNote(unpriced, '2026-12-20', dear)).toBe('Not on these days.');
  expect(dearerNote(trip, '2026-12-20', makeTrips({ surcharge }))).toBe('Not on these days.');
});

test('each party pays the whole, a part to book and the rest, or all at once', () => {
  // Three adults; 30 % to book.
  expect(totalsOf(trip, '2026-12-20', dear, false)).toEqual([
    ['₹63,000 to ₹67,500', '₹18,900 to ₹20,250', '₹44,100 to ₹47,250'],
  ]);
  expect(totalsOf(trip, '2027-02-20', dear, false)).toEqual([['₹60,000', '₹18,000', '₹42,000']]);
  expect(totalsOf(trip, '2026-12-20', dear, true)).toEqual([['₹63,000 to ₹67,500']]);
  expect(totalsOf(unpriced, '2026-12-20', dear, false)).toBeUndefined();
});
