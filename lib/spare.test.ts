import { spareOf } from './spare';

const ferry = { ferries: ['Across'] };
const land = {};

test.each([
  ['no ferry', [land, land, land], undefined],
  ['two nights after the last ferry', [ferry, ferry, land, land], undefined],
  ['three nights', [ferry, land, land, land], undefined],
  ['one night', [ferry, land, ferry, land], { lastFerry: 3, days: 4, nights: 1 }],
  [
    'the flight on the day of the ferry',
    [ferry, land, ferry],
    { lastFerry: 3, days: 3, nights: 2 },
  ],
])('a trip with %s', (_, days, expected) => {
  expect(spareOf(days)).toEqual(expected);
});
