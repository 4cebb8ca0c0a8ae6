import { duration, kilobytes, median, ratio, times } from './numbers';

test('the median is the value in the middle, by size and not by letters', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('no value');
});

test('a ratio to nothing is 1 only for nothing', () => {
  expect(ratio(230, 200)).toBe(1.15);
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(5, 0)).toBe(Number.POSITIVE_INFINITY);
});

test('numbers carry their units', () => {
  expect(kilobytes(41_549)).toBe('41.5 KB');
  expect(duration(84.6)).toBe('85 ms');
  expect(duration(999.6)).toBe('1.00 s');
  expect(times(1.149)).toBe('1.15 ×');
});
