import { pairsOfAdults } from './labels';

test.each([2, 4, 20])('%i adults share rooms two by two', (adults) =>
  expect(pairsOfAdults.parse(adults)).toBe(adults),
);

test.each([
  [3, 'is not an even number: two adults share a room'],
  [0, expect.any(String)],
  [22, expect.any(String)],
  [2.5, expect.any(String)],
])('%p adults do not', (adults, message) =>
  expect(pairsOfAdults.safeParse(adults).error?.issues[0]?.message).toEqual(message),
);
