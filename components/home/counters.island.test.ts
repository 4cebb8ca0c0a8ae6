import { counterValue } from './counters.island';

test.each([
  [25, [0, 1, 12, 23, 25]],
  [970, [0, 48, 485, 921, 970]],
])('a counter to %i rises by a twentieth each step', (target, expected) => {
  expect([0, 1, 10, 19, 20].map((step) => counterValue(target, step))).toEqual(expected);
});
