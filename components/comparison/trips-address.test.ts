import { addressOfTrips, readTrips } from './trips-address';

const slugs = ['reef-week', 'harbour-days'];

test.each([
  ['', []],
  ['?trips=', []],
  ['?trips=harbour-days,reef-week', slugs],
  ['?trips=atlantis,reef-week,reef-week', ['reef-week']],
  ['?trips=%3Cscript%3E', []],
])('the address %s chooses %j', (search, chosen) => {
  expect(readTrips(search, slugs)).toEqual(chosen);
});

test('a choice is in the address, which keeps what else it has', () => {
  const here = 'https://site.example/compare?price=all#table';
  expect(addressOfTrips(here, slugs)).toBe('/compare?price=all&trips=reef-week,harbour-days#table');
  expect(addressOfTrips('https://site.example/compare?trips=reef-week', [])).toBe('/compare');
});
