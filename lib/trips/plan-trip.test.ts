import { reefWeek, tariff, ticked } from '@/test/tariff';
import type { StoredChoice } from './choice';
import { planTrip } from './plan-trip';
import { totalOf } from './total';
import { totalInWords } from './total-words';

const plan = (choice: Partial<StoredChoice>, arrival?: string) =>
  planTrip(tariff, reefWeek, { extras: [], ...choice }, { arrival, today: '2026-05-30' });
const wordsOf = (choice: Partial<StoredChoice>, arrival?: string) => {
  const { line, notes } = totalInWords(plan(choice, arrival), tariff.rates, tariff.messages);
  return [line, ...notes];
};

test.each<Partial<StoredChoice>>([
  { hotels: 'Royal' },
  { party: { adults: 10, children: 0, toddlers: 0 } },
  { extras: ticked('gone') },
])('what is not offered any more, as %j, is not chosen', (choice) => {
  expect(plan(choice)).toEqual({ ...plan({}), isChosen: false });
});

test.each([
  ['Plain', ['dinners'], 6000, 3],
  ['Grand', ['night'], 4000, 4],
  ['Plain', ['night', 'dinners', 'view'], 12_000, 4],
])('in %s, %j costs two ₹%d, and the trip has %d nights', (hotels, extras, sum, nights) => {
  const trip = plan({ hotels, extras: ticked(...extras) });
  expect([totalOf(trip, tariff.rates).extrasSum, trip.nights.length]).toEqual([sum, nights]);
});

test.each([
  ['2027-05-29', ['cake'], '29 May to 1 June'],
  ['2027-05-29', ['night', 'dive'], '29 May to 2 June', 'Not then: dive'],
  ['2027-05-30', ['dive'], '30 May to 2 June 2027', 'Not then: dive'],
  ['2027-05-28', ['walk', 'dive'], '28 to 31 May', 'Not here: walk'],
])('on %s, the line and the notes of a total with %j', (arrival, extras, days, ...notes) => {
  const line = `2 adults, one room, ${days}, Plain`;
  expect(wordsOf({ extras: ticked(...extras) }, arrival)).toEqual([line, ...notes]);
});

test.each([
  [1, 0, 3, ['One adult, 3 toddlers, one room, no day, Plain']],
  [1, 4, 0, ['One adult, 4 childs, 2 rooms, no day, Plain', 'Children need one more']],
  [2, 0, 3, ['2 adults, 3 toddlers, 2 rooms, no day, Plain', 'Children need one more']],
  [9, 6, 0, ['9 adults, 6 childs, 4 rooms, no day, Plain']],
])('the rooms of %d adults, %d children and %d toddlers', (adults, children, toddlers, words) => {
  expect(wordsOf({ party: { adults, children, toddlers } })).toEqual(words);
});
