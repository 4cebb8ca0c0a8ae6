import { coverageOf } from './terms';

const rowsOf = (place: string, includes?: string[]) =>
  coverageOf({
    places: [place],
    itinerary: [{ title: 'A day', text: 'A day.' }],
    includes,
  }).map(({ what }) => what);

it('names what holds for all trips, the trip’s own places and the extras in its price', () => {
  const general = ['A bed', 'A flight', 'A room alone'];
  expect(rowsOf('south-island')).toEqual(general);
  expect(rowsOf('north-island')).toEqual([...general, 'The boat to North Island']);
  expect(rowsOf('south-island', ['cake'])).toEqual([...general, 'The cake']);
});
