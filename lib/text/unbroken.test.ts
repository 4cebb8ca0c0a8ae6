import { unbroken, unbrokenRoute } from './unbroken';

test('nights stay with their place, and the parts of the town’s name together', () => {
  expect(unbroken('2 nights Neil, 1 night Port Blair')).toBe(
    '2\u00a0nights\u00a0Neil, 1\u00a0night\u00a0Port\u00a0Blair',
  );
});

test('a figure stays with the word after it, and signs are left as they are', () => {
  expect(unbroken('Number 7 for Radhanagar, 3 & 4, 7 Havelock')).toBe(
    'Number 7\u00a0for Radhanagar, 3 & 4, 7 Havelock',
  );
});

test('a telephone number stays on one line', () => {
  expect(unbroken('Call +91 3192 000 001, or 112, 30 days before.')).toBe(
    'Call +91\u00a03192\u00a0000\u00a0001, or 112, 30\u00a0days before.',
  );
});

test('a unit of degrees stays with the word before it', () => {
  expect(unbroken('Temperature, °C')).toBe('Temperature,\u00a0°C');
});

test('a day stays with its month, and a year not with the word after it', () => {
  expect(unbroken('From 1 October 2018 on, in 2018 the boats')).toBe(
    'From 1\u00a0October 2018 on, in 2018 the boats',
  );
});

test('the name of a route breaks before "to", not after it, and not inside a word', () => {
  expect(unbrokenRoute('Toto Town to Boto')).toBe('Toto Town to\u00a0Boto');
});
