import { countPhrase } from './count-phrase';
import { interpolate } from './interpolate';

test('each placeholder with a value gets it, and the rest of the pattern stays', () => {
  expect(interpolate('{b} after {a}, {b}', { a: 1, b: 'two', c: 3 })).toBe('two after 1, two');
  expect(interpolate('{unknown} {constructor}', {})).toBe('{unknown} {constructor}');
  // A value is not a pattern, so it may contain $& or { }.
  expect(interpolate('{a} {b}', { a: '$&{b}', b: 1 })).toBe('$&{b} 1');
});

test('singular and plural have texts of their own', () => {
  const texts = { one: '{rain} mm on {count} day', other: '{rain} mm on {count} days' };
  expect([0, 1, 2].map((count) => countPhrase(texts, count, { rain: 14 }))).toEqual([
    '14 mm on 0 days',
    '14 mm on 1 day',
    '14 mm on 2 days',
  ]);
});
