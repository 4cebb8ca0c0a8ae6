import { coverage, coverageOf, sumOf } from './terms';

const trip = (...destinations: string[]) => ({
  destinations,
  itinerary: [{ title: 'A day', text: 'A day.' }],
});

it('names what holds for all trips, and what the trip’s own places cost', () => {
  const general = coverage.rows.filter(({ goesTo }) => !goesTo);
  expect(general.length).toBeGreaterThan(0);
  expect(coverageOf(trip())).toEqual(general);
  const more = coverageOf(trip('north-island')).filter((row) => !general.includes(row));
  expect(more.map(({ goesTo }) => goesTo)).toEqual([['north-island']]);
});

it.each([
  [22500, 2, 30, { total: 45000, deposit: 13500, balance: 31500 }],
  [10001, 1, 50, { total: 10001, deposit: 5001, balance: 5000 }],
])('works out ₹%i for %i adults at %i %%', (now, adults, percent, sum) => {
  expect(sumOf(now, adults, percent)).toEqual(sum);
});
