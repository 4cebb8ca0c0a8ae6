import { phone } from '@/content/schema/fields';
import { correction } from './corrections';

test.each([
  ['2026-2-3', "write '2026-02-03'"],
  ['2026/02/03', "write '2026-02-03'"],
  ['2026-13-45', 'there is no month 13'],
  ['2026-02-30', 'that month has 28 days'],
  ['12/05/2026', "write '2026-05-12' if 12 is the day"],
  ['5/5/26', "write '2026-05-05'"],
  ['25.5.2026', "write '2026-05-25'"],
  ['05/25/2026', "write '2026-05-25'"],
  ['5 May 2026', "write '2026-05-05'"],
  ['5th May 2026', "write '2026-05-05'"],
  ['May 5, 2026', "write '2026-05-05'"],
  ['next May', undefined],
])('of the day %s', (text, said) => {
  expect(correction(text, 'day', 'string')).toBe(said);
});

test.each([
  ['9:00', "write '09:00'"],
  ['9.30 am', "write '09:30'"],
  ['12 am', "write '00:00'"],
  ['4 pm', "write '16:00'"],
  ['16.45', "write '16:45'"],
  ['25:00', undefined],
  ['noon', undefined],
])('of the time %s', (text, said) => {
  expect(correction(text, 'clock', undefined)).toBe(said);
});

test.each([
  ['03192-244555', "write '+91 3192 244555'"],
  ['(03192) 244555', "write '+91 3192 244555'"],
  ['9933 200 000', "write '+91 9933 200 000'"],
  ['9933200000', "write '+91 99332 00000'"],
  ['919933200000', "write '+91 99332 00000'"],
  ['0091 3192 244555', "write '+91 3192 244555'"],
  ['+91 03192 244555', "write '+91 3192 244555'"],
  ['+91 (0)3192 244555', "write '+91 3192 244555'"],
  ['244555', undefined],
  ['+91 98765', undefined],
  ['98765 43210 or 3192 244555', undefined],
])('of the telephone number %s', (text, said) => {
  expect(phone.safeParse(text).success).toBe(false);
  expect(correction(text, 'phone', undefined)).toBe(said);
  const [, right] = /'(.*)'/.exec(said ?? '') ?? [];
  if (right) expect(phone.safeParse(right).success).toBe(true);
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
  ['30', 'number', 'write 30, without quotes'],
  ['₹1,26,500', 'number', 'write 126500, without quotes and signs'],
  ['Rs. 22500/-', 'number', 'write 22500, without quotes and signs'],
  ['22.500', 'number', undefined],
  ['two', 'number', undefined],
  [112, 'string', "write '112', in quotes"],
  ['yes', 'boolean', 'write true, without quotes'],
  ['False', 'boolean', 'write false, without quotes'],
])('of %s, where a %s belongs', (input, kind, said) => {
  expect(correction(input, undefined, kind)).toBe(said);
});

test.each([
  ['monthDay', '5-1', "write '05-01'"],
  ['monthDay', '1 May', "write '05-01'"],
  ['monthDay', '29 February', "write '02-29'"],
  ['monthDay', 'spring', undefined],
  ['site', 'www.reef.example/', "write 'https://www.reef.example'"],
  ['site', 'http://reef.example/home', "write 'https://reef.example'"],
  ['path', 'packages', "write '/packages'"],
  ['path', 'www.reef.example', undefined],
  ['slug', 'West Beach', "write 'west-beach'"],
  ['picture', 'public/images/a.svg', "write '/images/a.svg'"],
  ['picture', '/image/a.svg', "write '/images/a.svg'"],
  ['picture', '\\images\\a.svg', "write '/images/a.svg'"],
  ['picture', 'a.gif', undefined],
  ['duration', '4 nights 5 days', "write '4 Nights & 5 Days'"],
  ['duration', '4N/5D', "write '4 Nights & 5 Days'"],
  ['duration', '4 nights 4 days', undefined],
])('of the %s %s', (form, text, said) => {
  expect(correction(text, form, undefined)).toBe(said);
});

test.each([
  ['www.reef.example', "write 'https://www.reef.example'"],
  ['http://reef.example/a', "write 'https://reef.example/a'"],
  ['reef', undefined],
])('of the address %s', (text, said) => {
  expect(correction(text, 'link', undefined)).toBe(said);
});
