import type { FormField } from '@/content/schema/form';
import { countCharacters, findFaults } from './faults';

const field = (type: FormField['type'], overrides: Partial<FormField> = {}): FormField => ({
  name: 'field',
  label: 'Field',
  type,
  required: true,
  autoComplete: 'off',
  limit: 100,
  ...overrides,
});

const faultOf = (type: FormField['type'], value: string, overrides: Partial<FormField> = {}) =>
  findFaults([field(type, overrides)], { field: value }).field?.kind;

test.each(['', ' ', '\n\t', '\u3000'])('a required field with %j is empty', (value) => {
  for (const type of ['text', 'textarea', 'email', 'tel', 'date'] as const) {
    expect(faultOf(type, value)).toBe('empty');
    expect(faultOf(type, value, { required: false })).toBeUndefined();
  }
});

test('a field that is not there at all is empty', () => {
  expect(findFaults([field('text')], {})).toEqual({ field: { kind: 'empty', length: 0 } });
});

test('faults stand in the order of the form', () => {
  const fields = [field('text', { name: 'name' }), field('tel', { name: 'phone' })];
  expect(Object.entries(findFaults(fields, { phone: 'none', name: '' }))).toEqual([
    ['name', { kind: 'empty', length: 0 }],
    ['phone', { kind: 'phone', length: 4 }],
  ]);
});

test.each(['O’Brien', 'अनन्या', '王小明', 'Ünal <b>"Ś"</b> & ₹', '🏝️', 'x'])(
  '%s is a name',
  (name) => {
    expect(faultOf('text', name)).toBeUndefined();
  },
);

test.each([
  'asha@mail.in',
  ' asha@mail.in ',
  'first.last+trip@sub.mail.co.uk',
  "o'brien@mail.example",
  'अनन्या@उदाहरण.भारत',
  'user@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'a_b-c@mail.travel',
])('%s is an e-mail address', (value) => {
  expect(faultOf('email', value)).toBeUndefined();
});

test.each([
  'asha',
  'asha@',
  '@mail.in',
  'asha@mail',
  'asha@mail.',
  'asha@mail.i',
  'asha mail.in',
  'a b@mail.in',
  'asha@@mail.in',
  'asha@mail.in, ravi@mail.in',
  'Asha <asha@mail.in>',
  'asha@mail.in\r\nBcc: all@mail.in',
])('%j is no e-mail address', (value) => {
  expect(faultOf('email', value)).toBe('email');
});

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '0091 98765 43210',
  '(03192) 000 001',
  '+44 (0)20 7946 0958',
  '+1.415.555.0132',
  '+49 30/123456',
  '९८७६५४३२१०',
  '+358 401234',
])('%s is a telephone number', (value) => {
  expect(faultOf('tel', value)).toBeUndefined();
});

test.each(['none', '12345', '+', '+91', '1234567890123456', '98765 43210 ext 4', '98765\u0000'])(
  '%j is no telephone number',
  (value) => {
    expect(faultOf('tel', value)).toBe('phone');
  },
);

test('dates are days that exist', () => {
  expect(faultOf('date', '2027-01-20')).toBeUndefined();
  expect(faultOf('date', '2028-02-29')).toBeUndefined();
  for (const value of ['2027-02-29', '20/01/2027', 'soon', '2027-1-2']) {
    expect(faultOf('date', value)).toBe('date');
  }
});

test('what is longer than the limit is told, by characters as people count them', () => {
  expect(faultOf('text', 'a'.repeat(100))).toBeUndefined();
  expect(faultOf('text', 'a'.repeat(101))).toBe('long');
  expect(faultOf('textarea', '👨‍👩‍👧‍👦'.repeat(100))).toBeUndefined();
  expect(faultOf('email', `${'a'.repeat(100)}@mail.in`)).toBe('long');
  expect(countCharacters('Ünal 👨‍👩‍👧‍👦🏝️')).toBe(7);
});
