import { isAmount, stepAmount } from './amount';

test.each([
  ['', 1, '1'],
  ['', -1, ''],
  ['1', -1, ''],
  [' 2 ', 1, '3'],
  ['\u200e２', 1, '3'],
  ['59', 1, '60'],
  ['60', 1, '60'],
  ['900', -1, '60'],
  ['two', 1, '1'],
  ['-4', 1, ''],
] as const)('from %j a step of %i leads to %j', (text, by, next) => {
  expect(stepAmount(text, by)).toBe(next);
  expect(next === '' || isAmount(next)).toBe(true);
});
