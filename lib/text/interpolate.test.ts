import { interpolate, pluralize } from './interpolate';

test('each placeholder with a value gets it, and the rest of the pattern stays', () => {
  expect(interpolate('{b} after {a}, {b}', { a: 1, b: 'two', c: 3 })).toBe('two after 1, two');
  expect(interpolate('{unknown} {constructor}', {})).toBe('{unknown} {constructor}');
  // Values are not patterns, so they may contain $& or { }.
  expect(interpolate('{a} {b}', { a: '$&{b}', b: 1 })).toBe('$&{b} 1');
});

test.each([
  [0, '14 mm on 0 (no) days'],
  [1, '14 mm on 1 (one) day'],
  [12, '14 mm on 12 (twelve) days'],
  [13, '14 mm on 13 (13) days'],
])('a text for %i: %s', (count, text) => {
  const pattern = '{rain} mm on {count} ({number}) ';
  const texts = { one: `${pattern}day`, other: `${pattern}days` };
  expect(pluralize(texts, count, { rain: 14 })).toBe(text);
});
