import { parseChoice } from './choice';

test.each([
  ['7', { extras: [] }],
  ['{"hotels":7,"party":{"adults":0},"extras":{"cake":"A cake"}}', { extras: [] }],
  ['{"party":{"adults":2,"children":-1,"toddlers":0}}', { extras: [] }],
  ['{"extras":[{"slug":"cake"},{"slug":7},null,7]}', { extras: [{ slug: 'cake' }] }],
  // Stored by an earlier version.
  ['{"extras":[{"slug":"cake","trip":"/p"}]}', { extras: [{ slug: 'cake', packageRoute: '/p' }] }],
  ['{"extras":[{"slug":"cake","packageRoute":7}]}', { extras: [] }],
  [
    '{"extras":[{"slug":"dive","people":2},{"slug":"walk","people":0}]}',
    { extras: [{ slug: 'dive', people: 2 }] },
  ],
  [
    '{"hotels":"Grand","party":{"adults":3,"children":1,"toddlers":0}}',
    { hotels: 'Grand', party: { adults: 3, children: 1, toddlers: 0 }, extras: [] },
  ],
])('only the valid parts of the stored text %j are read', (stored, choice) => {
  expect(parseChoice(stored)).toEqual({ hotels: undefined, party: undefined, ...choice });
});
