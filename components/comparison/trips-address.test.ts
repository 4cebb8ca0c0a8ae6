import { readTrips } from './trips-address';

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
