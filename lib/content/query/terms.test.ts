import { coverageOf } from './terms';

const rowsOf = (...places: string[]) =>
  coverageOf({ places, itinerary: [{ title: 'A day', text: 'A day.' }] }).map(({ what }) => what);

it('names what holds for all trips, and what the trip’s own places cost', () => {
  const general = ['A bed', 'A flight', 'A room alone'];
  expect(rowsOf('south-island')).toEqual(general);
  expect(rowsOf('north-island')).toEqual([...general, 'The boat to North Island']);
});
