import { makeExtra, reefWeek, tariff, ticked } from '@/test/tariff';
import { type Party, type StoredChoice, twoAdults } from './choice';
import { type Dates, planTrip } from './plan-trip';
import type { PricedExtra, PricedPackage, Tariff } from './tariff';
import { namesInWords, totalInWords } from './total-words';

/** Has hotels of the second class only on the reef. */
const fullTariff: Tariff = {
  terms: {
    singleSupplement: { percent: 40 },
    perPerson: { thirdAdultDiscount: 15, minGroup: 10 },
    children: { percent: 60, ferrySeat: 1300, maxChildren: 6, maxToddlers: 4 },
    deposit: { percent: 30, balanceDays: 15 },
    season: { surcharge: { from: '12-15', to: '01-15' }, perRoom: 1500 },
  },
  hotels: {
    classes: [
      { name: 'Plain', perNight: 0, hotels: [] },
      { name: 'Grand', perNight: 1000, hotels: [{ place: 'reef' }], includes: ['spa'] },
    ],
  },
  extras: [],
};
const stays = ['town', 'reef', 'reef', 'town'];
const fourNights: PricedPackage = { ...reefWeek, price: 20_000, stays, extras: ['extra', 'spa'] };

/** Plans four nights for ₹20,000 a person, by default without extras. */
const plan = (
  choice: Partial<StoredChoice>,
  dates?: Dates,
  extra?: PricedExtra,
  pricedPackage = fourNights,
) =>
  planTrip(
    { ...fullTariff, extras: [extra ?? []].flat() },
    pricedPackage,
    { extras: ticked('extra'), ...choice },
    dates,
  );

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
  expect(plan({ party: { ...twoAdults, ...party } }).total).toBe(total);
});

test.each([
  ['all nights', '2026-12-20', 6000],
  ['the first night alone', '2027-01-15', 1500],
  ['the last night alone', '2026-12-12', 1500],
  ['the day of the flight costs nothing', '2026-12-11', 0],
])('the surcharge of a room: %s', (_, arrival, surcharge) => {
  expect(plan({}, { arrival }).surcharge).toBe(surcharge);
  expect(plan({ party: { ...twoAdults, adults: 4 } }, { arrival }).surcharge).toBe(surcharge * 2);
});

test.each([
  ['Plain', 40_000],
  ['Grand', 44_000],
  ['No longer offered', 40_000],
])('in %s, which costs more only for nights where it has hotels, two pay %d', (hotels, total) => {
  expect(plan({ hotels }).total).toBe(total);
});

test.each<[string, number, Partial<PricedExtra> & { people?: number }]>([
  ['each of six people', 600, { per: 'person' }],
  ['each of four adults', 400, { per: 'person', minAge: 10 }],
  ['three who want it', 300, { per: 'person', minAge: 10, people: 3 }],
  ['more people than are left', 600, { per: 'person', people: 9 }],
  ['more people than are old enough', 400, { per: 'person', minAge: 10, people: 6 }],
  ['each of two rooms', 200, { per: 'room' }],
  ['each of two couples', 200, { per: 'couple' }],
  ['one piece', 100, { per: 'piece' }],
  ['each of six people and two nights', 1200, { per: 'personNight' }],
  ['each of four adults and two nights', 800, { per: 'personNight', minAge: 10 }],
  ['each of two rooms and two nights', 400, { per: 'roomNight' }],
  ['a night of four adults and two children', 5720, { per: 'night' }],
  ['a night where the class has no hotels', 520, { per: 'night', places: ['town'] }],
])('in Grand, an extra for %s costs %d', (_, sum, { people, ...fields }) => {
  const choice = {
    hotels: 'Grand',
    party: { adults: 4, children: 2, toddlers: 1 },
    extras: [{ slug: 'extra', people }],
  };
  const extra = { ...makeExtra('Extra', 'piece', { price: 100 }), ...fields };
  expect(plan(choice, {}, extra).extras).toMatchObject([{ sum }]);
});

test.each([
  ['Plain', 41_000],
  ['Grand', 44_000],
])('in %s, an extra that Grand includes makes the total %d', (hotels, total) => {
  const spa = makeExtra('Spa', 'piece');
  expect(plan({ hotels, extras: ticked('spa') }, {}, spa).total).toBe(total);
});

test.each([
  ['2027-05-28', 1],
  ['2027-05-29', 0],
  ['2027-09-30', 0],
  ['2027-10-01', 1],
  [undefined, 1],
])('from October to May, an extra on four nights from %s is counted: %d', (arrival, count) => {
  const extra = makeExtra('Extra', 'night', { season: { from: '10-01', to: '05-31' } });
  const { extras, uncountedExtras, nights } = plan({}, { arrival }, extra);
  expect([extras.length, uncountedExtras.length]).toEqual([count, 1 - count]);
  expect(nights).toHaveLength(4 + count);
});

test.each<[string, Partial<PricedPackage>, Dates]>([
  ['parts of a rupee', { price: 333, party: { ...twoAdults, adults: 3, children: 1 } }, {}],
  ['every row', { party: { ...twoAdults, toddlers: 1 } }, { arrival: '2027-01-14' }],
])('with %s, the total is the sum of its rows, and of deposit and balance', (_, fields, dates) => {
  const extra = makeExtra('Extra', 'person', { price: 333 });
  const trip = plan({}, dates, extra, { ...fourNights, ...fields });
  const { tripSum, ferrySeatSum, surcharge, extras, total, deposit, balance } = trip;
  const rows = [tripSum, ferrySeatSum, surcharge, ...extras.map(({ sum }) => sum)];
  expect([rows.reduce((sum, row) => sum + row), deposit + balance]).toEqual([total, total]);
  for (const sum of [...rows, deposit]) expect(sum % 1).toBe(0);
});

test.each([
  ['2027-03-15', 12_000, '2027-02-28'],
  ['2027-03-14', 40_000, undefined],
])('on arrival %s, booked on 28 February, one pays %d at first', (arrival, deposit, day) => {
  const trip = plan({}, { arrival, today: '2027-02-28' });
  expect([trip.deposit, trip.balance, trip.balanceDay]).toEqual([deposit, 40_000 - deposit, day]);
});

const wordsOf = (choice: Partial<StoredChoice>, arrival?: string) => {
  const dates = { arrival, today: '2026-05-30' };
  const trip = planTrip(tariff, reefWeek, { extras: [], ...choice }, dates);
  const { line, notes } = totalInWords(trip, tariff.messages);
  return [line, ...notes];
};

test.each([
  ['2027-05-29', ['cake', 'gone'], '29 May to 1 June'],
  ['2027-05-29', ['night', 'dive'], '29 May to 2 June'],
  ['2027-05-30', ['dive', 'walk'], '30 May to 2 June 2027', 'Not here: dive and walk'],
])('on %s, the line and the notes of a total with %j', (arrival, extras, days, ...notes) => {
  const line = `2 adults, one room, ${days}, Plain`;
  expect(wordsOf({ extras: ticked(...extras) }, arrival)).toEqual([line, ...notes]);
});

test.each([
  [1, 0, 3, ['One adult, 3 toddlers, one room, no day, Plain', 'Not here: walk']],
  [
    1,
    4,
    0,
    [
      'One adult, 4 childs, 2 rooms, no day, Plain',
      'Children need one more',
      'For adults: dive',
      'Not here: walk',
    ],
  ],
  [
    2,
    0,
    3,
    ['2 adults, 3 toddlers, 2 rooms, no day, Plain', 'Children need one more', 'Not here: walk'],
  ],
  [9, 6, 0, ['9 adults, 6 childs, 4 rooms, no day, Plain', 'For adults: dive', 'Not here: walk']],
])('the rooms of %d adults, %d children and %d toddlers', (adults, children, toddlers, words) => {
  const extras = ticked('walk', 'dive');
  expect(wordsOf({ party: { adults, children, toddlers }, extras })).toEqual(words);
});

test('in a sentence, names have no capital, unless they are proper names', () => {
  const names = ['Boat to Ross', 'Open Water'].map((name) => ({ name }));
  expect(namesInWords(names)).toBe('boat to Ross and Open Water');
});
