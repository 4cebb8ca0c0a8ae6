import { coverageOf } from './terms';

const rowsOf = (place: string, includes?: string[]) =>
  coverageOf({
    places: [place],
    itinerary: [{ title: 'A day', text: 'A day.' }],
    includes,
  }).map(({ what }) => what);

it('includes the rows for all trips, for the trip’s own places and for its included extras', () => {
  const general = ['A bed', 'A flight', 'A room alone'];
  expect(rowsOf('south-island')).toEqual(general);
  expect(rowsOf('north-island')).toEqual([...general, 'The boat to North Island']);
  expect(rowsOf('south-island', ['cake'])).toEqual([...general, 'The cake']);
});
