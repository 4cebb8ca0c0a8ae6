import { countIn, fillIn, phoneNumber, unbroken, unbrokenRoute } from './words';

test('words in { } are filled in, in any order, and a pattern may leave some out', () => {
  expect(fillIn('{b} after {a}, {b}', { a: 1, b: 'two', c: 3 })).toBe('two after 1, two');
  expect(fillIn('{unknown}', {})).toBe('{unknown}');
  // A value is no pattern: names may hold $& or { }.
  expect(fillIn('{a} {b}', { a: '$&{b}', b: 1 })).toBe('$&{b} 1');
});

test('one and more have texts of their own', () => {
  const texts = { one: '{rain} mm on {count} day', other: '{rain} mm on {count} days' };
  expect([0, 1, 2].map((count) => countIn(texts, count, { rain: 14 }))).toEqual([
    '14 mm on 0 days',
    '14 mm on 1 day',
    '14 mm on 2 days',
  ]);
});

test('a figure stays with the word after it, and names and signs are left as they are', () => {
  expect(unbroken('2 nights Neil, 1 night Port Blair')).toBe(
    '2\u00a0nights Neil, 1\u00a0night Port Blair',
  );
  expect(unbroken('Number 7 for Radhanagar, 3 & 4, 7 Havelock')).toBe(
    'Number 7\u00a0for Radhanagar, 3 & 4, 7 Havelock',
  );
});

test('the name of a route breaks before "to", not after it, and not inside a word', () => {
  expect(unbrokenRoute('Toto Town to Boto')).toBe('Toto Town to\u00a0Boto');
});

test('a telephone number is told from other figures', () => {
  expect('Call +91 3192 000 001, or 112, 30 days before.'.split(phoneNumber)).toEqual([
    'Call ',
    '+91 3192 000 001',
    ', or 112, 30 days before.',
  ]);
});

test('a unit of degrees stays with the word before it', () => {
  expect(unbroken('Temperature, °C')).toBe('Temperature,\u00a0°C');
});
