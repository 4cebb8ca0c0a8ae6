import { bufferNightsOf } from './buffer-nights';

const ferry = { ferries: ['Across'] };
const land = {};

test.each([
  ['no ferry', [land, land, land], undefined],
  ['two nights after the last ferry', [ferry, ferry, land, land], undefined],
  ['three nights', [ferry, land, land, land], undefined],
  [
    'one night',
    [ferry, land, ferry, land],
    { lastFerry: 3, nights: 1, length: { nights: 4, days: 5 } },
  ],
  [
    'the flight on the day of the ferry',
    [ferry, land, ferry],
    { lastFerry: 3, nights: 2, length: { nights: 4, days: 5 } },
  ],
])('a trip with %s', (_, days, expected) => {
  expect(bufferNightsOf(days)).toEqual(expected);
});
