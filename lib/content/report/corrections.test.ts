import { phone } from '@/content/schema/fields';
import { correction } from './corrections';

test.each([
  '+91 3192 244555',
  '+91-9933-200000',
  '+919933200000',
  '+91 (3192) 244 555',
  '+44 20 7946 0000',
])('%s is a telephone number', (text) => {
  expect(phone.safeParse(text).success).toBe(true);
});

test.each([
  ['30 %', 'number', 'write 30, without quotes and signs'],
  ['30', 'number', 'write 30, without quotes and signs'],
  ['₹1,26,500', 'number', 'write 126500, without quotes and signs'],
  ['Rs. 22500/-', 'number', 'write 22500, without quotes and signs'],
  ['22.500', 'number', undefined],
  ['two', 'number', undefined],
  [112, 'string', "write '112', in quotes"],
  ['yes', 'boolean', 'write true, without quotes'],
  ['False', 'boolean', 'write false, without quotes'],
  ['Sand.', 'array', 'write it between [ and ]'],
])('of %s, where a %s belongs', (input, expected, said) => {
  expect(correction(input, undefined, expected)).toBe(said);
});

test('a day without quotes has become a number', () => {
  expect(correction(1990, 'day', 'string')).toContain('write the day in quotes');
});
