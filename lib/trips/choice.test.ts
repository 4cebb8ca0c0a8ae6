import { maxParty, parseChoice } from './choice';

const nothing = { hotelClass: undefined, party: undefined, extras: [] };
const choice = {
  hotelClass: 'Grand',
  party: maxParty,
  extras: [{ slug: 'a', people: 1, nights: 2 }],
};

test.each([
  [JSON.stringify(choice), choice],
  ['7', nothing],
  ['{"hotelClass":7,"party":{"adults":0},"extras":{"cake":"A cake"}}', nothing],
  ['{"party":{"adults":10,"children":0,"toddlers":0}}', nothing],
  ['{"party":{"adults":2,"children":7,"toddlers":0}}', nothing],
  ['{"extras":[{"slug":7},null,{"slug":"a","people":0},{"slug":"a","nights":0}]}', nothing],
])('of the stored text %j, the valid parts are chosen', (stored, expected) => {
  expect(parseChoice(stored)).toEqual(expected);
});
