import {
  type ExtraPrice,
  type Party,
  priceInClass,
  priceOfExtra,
  type Rates,
  type TripForParty,
  totalOf,
} from './total';

const rates: Rates = {
  singleSupplement: 40,
  thirdAdultDiscount: 15,
  childShare: 60,
  ferrySeat: 1300,
  depositShare: 30,
  balanceDays: 15,
  surcharge: { from: '12-15', to: '01-15', perRoom: 1500 },
};
const two = { adults: 2, children: 0, toddlers: 0 };
const request: TripForParty = { price: 20_000, nights: 4, ferries: 2, extras: [], party: two };
const totalFor = (fields: Partial<TripForParty>) => totalOf({ ...request, ...fields }, rates).total;

test.each<[string, Partial<Party>, number]>([
  ['two adults', {}, 40_000],
  ['one alone', { adults: 1 }, 28_000],
  ['one with a toddler, who pays for the room and two ferries', { adults: 1, toddlers: 1 }, 30_600],
  ['a third in the room', { adults: 3 }, 57_000],
  ['four in two rooms', { adults: 4 }, 80_000],
  ['three with two children, in two rooms', { adults: 3, children: 2 }, 84_000],
  ['a child with a bed', { children: 1 }, 52_000],
  ['one with four toddlers, in two rooms', { adults: 1, toddlers: 4 }, 66_400],
  ['two with three toddlers, in two rooms', { toddlers: 3 }, 63_800],
])('%s', (_, party, total) => {
  expect(totalFor({ party: { ...two, ...party } })).toBe(total);
});

test.each<[string, string | undefined, number]>([
  ['without a day', undefined, 0],
  ['all nights', '2026-12-20', 6000],
  ['the first night alone', '2027-01-15', 1500],
  ['the last night alone', '2026-12-12', 1500],
  ['the day of the flight costs nothing', '2026-12-11', 0],
])('the surcharge of a room: %s', (_, arrival, surcharge) => {
  expect(totalOf({ ...request, arrival }, rates).surcharge).toBe(surcharge);
  const four = { ...two, adults: 4 };
  expect(totalOf({ ...request, arrival, party: four }, rates).surcharge).toBe(surcharge * 2);
});

test.each<[string, number, Omit<ExtraPrice, 'nights'>]>([
  ['each of six people', 600, { price: 100, per: 'person' }],
  ['each of four adults', 400, { price: 100, per: 'person', leastAge: 10 }],
  ['each of two rooms', 200, { price: 100, per: 'room' }],
  ['each of two couples', 200, { price: 100, per: 'couple' }],
  ['one piece', 100, { price: 100, per: 'piece' }],
  ['three who want it', 300, { price: 100, per: 'person', leastAge: 10, people: 3 }],
  ['one hour', 100, { price: 100, per: 'hour' }],
  ['each of six people and three nights', 1800, { price: 100, per: 'personNight' }],
  ['each of two rooms and three nights', 600, { price: 100, per: 'roomNight' }],
  ['a night of four adults and two children', 520, { price: 100, per: 'night' }],
])('an extra for %s costs %d', (_, price, extra) => {
  const party = { adults: 4, children: 2, toddlers: 1 };
  expect(priceOfExtra({ ...extra, nights: 3 }, party, rates)).toBe(price);
});

const extras: ExtraPrice[] = [{ price: 333, per: 'person', leastAge: 6, nights: 0 }];
test.each<[string, Partial<TripForParty>]>([
  ['shares that are not whole rupees', { price: 333, party: { ...two, adults: 3, children: 1 } }],
  ['every row', { arrival: '2027-01-14', extras, party: { ...two, toddlers: 1 } }],
  ['a free trip with an extra', { price: 0, extras }],
])('with %s, the total is the sum of its rows, and of deposit and balance', (_, fields) => {
  const sums = totalOf({ ...request, ...fields }, rates);
  const { tripSum, seats, extrasSum, surcharge, total, deposit, balance } = sums;
  expect([tripSum + seats + extrasSum + surcharge, deposit + balance]).toEqual([total, total]);
  for (const sum of Object.values(sums)) expect(sum % 1).toBe(0);
});

test.each([
  ['2027-03-15', 12_000],
  ['2027-03-14', 40_000],
])('on arrival %s, booked on 28 February, one pays %d at first', (arrival, deposit) => {
  const sums = totalOf({ ...request, arrival, today: '2027-02-28' }, rates);
  expect([sums.deposit, sums.balance]).toEqual([deposit, 40_000 - deposit]);
});

test('a class costs more only for the nights where it has hotels', () => {
  const grand = { name: 'Grand', perNight: 1000, places: ['reef'] };
  const stays = ['town', 'reef', 'reef', 'town'];
  expect(priceInClass({ price: 10_000, stays }, grand)).toBe(12_000);
});
