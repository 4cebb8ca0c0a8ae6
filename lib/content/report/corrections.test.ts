import { phone } from '@/content/schema/fields';
import { correction } from './corrections';

// biome-ignore format: one value a line
test.each([
  ['day', '2026-2-3', '2026-02-03'],
  ['day', '2026/02/03', '2026-02-03'],
  ['day', '25.5.2026', '2026-05-25'],
  ['day', '5 May 2026', '2026-05-05'],
  ['day', '5th May 2026', '2026-05-05'],
  ['day', 'May 5, 2026', '2026-05-05'],
  ['day', '2026-02-30', undefined],
  ['day', '12/05/2026', undefined],
  ['day', 'next May', undefined],
  ['clock', '9:00', '09:00'],
  ['clock', '9.30 am', '09:30'],
  ['clock', '12 am', '00:00'],
  ['clock', '4 pm', '16:00'],
  ['clock', '25:00', undefined],
  ['phone', '03192-244555', '+91 3192 244555'],
  ['phone', '(03192) 244555', '+91 3192 244555'],
  ['phone', '9933200000', '+91 99332 00000'],
  ['phone', '0091 3192 244555', '+91 3192 244555'],
  ['phone', '+91 (0)3192 244555', '+91 3192 244555'],
  ['phone', '244555', undefined],
  ['phone', '98765 43210 or 3192 244555', undefined],
  ['site', 'www.reef.example/', 'https://www.reef.example'],
  ['site', 'http://reef.example/home', 'https://reef.example'],
  ['link', 'http://reef.example/a', 'https://reef.example/a'],
  ['link', 'reef', undefined],
  ['slug', 'West Beach', 'west-beach'],
  ['picture', 'public/images/a.svg', '/images/a.svg'],
  ['picture', '\\images\\a.svg', '/images/a.svg'],
  ['picture', 'a.gif', undefined],
  ['picture', '/images/a.jpg', undefined],
])('of the %s %s', (form, text, right) => {
  expect(correction(text, form, 'string')).toBe(right && `write '${right}'`);
  if (form === 'phone' && right) expect(phone.safeParse(right).success).toBe(true);
});

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
])('of %s, where a %s belongs', (input, kind, said) => {
  expect(correction(input, undefined, kind)).toBe(said);
});

test('a day without quotes has become a number', () => {
  expect(correction(1990, 'day', 'string')).toContain('write the day in quotes');
});
