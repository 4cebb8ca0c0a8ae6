import { makeExtra, reefWeek, tariff, ticked } from '@/test/tariff';
import { type Party, twoAdults as two } from './party';
import { type Dates, planTrip, priceInClass, type TripExtra } from './plan-trip';
import type { Offer, Rates } from './tariff';
import { priceOfExtra, totalOf } from './total';

const rates: Rates = {
  singleSupplement: 40,
  thirdAdultDiscount: 15,
  childShare: 60,
  ferrySeat: 1300,
  depositShare: 30,
  balanceDays: 15,
  surcharge: { from: '12-15', to: '01-15', perRoom: 1500 },
};
const gear = makeExtra('Gear', 'person', { price: 333, leastAge: 6 });
const stays = ['town', 'reef', 'reef', 'town'];
const fourNights: Offer = { ...reefWeek, price: 20_000, stays, extras: ['gear'] };

/** The sums of four nights for ₹20,000 a person, with these extras. */
function sumsOf(fields: Partial<Offer>, dates: Dates = {}, ...extras: string[]) {
  const all = { ...tariff, rates, extras: [gear] };
  const choice = { extras: ticked(...extras) };
  return totalOf(planTrip(all, { ...fourNights, ...fields }, choice, dates), rates);
}

test.each<[string, Partial<Party>, number]>([
  ['two adults', {}, 40_000],
  ['one alone', { adults: 1 }, 28_000],
  ['one with a toddler, who pays for the room and two ferries', { adults: 1, toddlers: 1 }, 30_600],
  ['a third in the room', { adults: 3 }, 57_000],
  ['four in two rooms', { adults: 4 }, 80_000],
  ['three with two children, in two rooms', { adults: 3, children: 2 }, 84_000],
  ['a child with a bed', { children: 1 }, 52_000],
  ['two with three toddlers, in two rooms', { toddlers: 3 }, 63_800],
])('%s', (_, party, total) => {
  expect(sumsOf({ party: { ...two, ...party } }).total).toBe(total);
});

test.each([
  ['all nights', '2026-12-20', 6000],
  ['the first night alone', '2027-01-15', 1500],
  ['the last night alone', '2026-12-12', 1500],
  ['the day of the flight costs nothing', '2026-12-11', 0],
])('the surcharge of a room: %s', (_, arrival, surcharge) => {
  expect(sumsOf({}, { arrival }).surcharge).toBe(surcharge);
  const party = { ...two, adults: 4 };
  expect(sumsOf({ party }, { arrival }).surcharge).toBe(surcharge * 2);
});

test.each<[string, number, Partial<TripExtra>]>([
  ['each of six people', 600, { per: 'person' }],
  ['each of four adults', 400, { per: 'person', leastAge: 10 }],
  ['each of two rooms', 200, { per: 'room' }],
  ['each of two couples', 200, { per: 'couple' }],
  ['one piece', 100, { per: 'piece' }],
  ['three who want it', 300, { per: 'person', leastAge: 10, people: 3 }],
  ['one hour', 100, { per: 'hour' }],
  ['each of six people and three nights', 1800, { per: 'personNight' }],
  ['each of four adults and three nights', 1200, { per: 'personNight', leastAge: 10 }],
  ['each of two rooms and three nights', 600, { per: 'roomNight' }],
  ['a night of four adults and two children', 520, { per: 'night' }],
])('an extra for %s costs %d', (_, price, fields) => {
  const party = { adults: 4, children: 2, toddlers: 1 };
  const extra = { ...makeExtra('Extra', 'piece', { price: 100 }), people: undefined, nights: 3 };
  expect(priceOfExtra({ ...extra, ...fields }, party, rates)).toBe(price);
});

test.each<[string, Partial<Offer>, Dates, string[]]>([
  ['parts of a rupee', { price: 333, party: { ...two, adults: 3, children: 1 } }, {}, []],
  ['every row', { party: { ...two, toddlers: 1 } }, { arrival: '2027-01-14' }, ['gear']],
])(
  'with %s, the total is the sum of its rows, and of deposit and balance',
  (_, fields, dates, extras) => {
    const sums = sumsOf(fields, dates, ...extras);
    const { tripSum, seats, extrasSum, surcharge, total, deposit, balance } = sums;
    expect([tripSum + seats + extrasSum + surcharge, deposit + balance]).toEqual([total, total]);
    for (const sum of Object.values(sums)) expect(sum % 1).toBe(0);
  },
);

test.each([
  ['2027-03-15', 12_000],
  ['2027-03-14', 40_000],
])('on arrival %s, booked on 28 February, one pays %d at first', (arrival, deposit) => {
  const sums = sumsOf({}, { arrival, today: '2027-02-28' });
  expect([sums.deposit, sums.balance]).toEqual([deposit, 40_000 - deposit]);
});

test('a class costs more only for the nights where it has hotels', () => {
  const grand = { name: 'Grand', perNight: 1000, places: ['reef'] };
  expect(priceInClass(10_000, stays, grand)).toBe(12_000);
});
