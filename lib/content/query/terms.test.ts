import { coverage, coverageOf } from './terms';

const trip = (...places: string[]) => ({
  places,
  itinerary: [{ title: 'A day', text: 'A day.' }],
});

it('names what holds for all trips, and what the trip’s own places cost', () => {
  const general = coverage.rows.filter(({ goesTo }) => !goesTo);
  expect(general.length).toBeGreaterThan(0);
  expect(coverageOf(trip())).toEqual(general);
  const more = coverageOf(trip('north-island')).filter((row) => !general.includes(row));
  expect(more.map(({ goesTo }) => goesTo)).toEqual([['north-island']]);
});
