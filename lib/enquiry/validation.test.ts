import type { FormField } from '@/content/schema/form';
import { forms } from '@/lib/content/query/forms';
import { checkValues, cleanText } from './validation';

const { messages } = forms;

const makeField = (type: FormField['type'], fields: Partial<FormField> = {}): FormField => ({
  name: 'field',
  label: 'Field',
  type,
  required: true,
  limit: 100,
  ...fields,
});

const today = '2026-11-23';

const issueOf = (type: FormField['type'], value: string, fields: Partial<FormField> = {}) =>
  checkValues([makeField(type, fields)], { field: cleanText(value, type) }, messages, today)[0]
    ?.kind;

test.each(['', ' ', '\n\t', '\u3000'])('a required field with %j is empty', (value) => {
  for (const type of ['text', 'textarea', 'email', 'tel', 'date'] as const) {
    expect(issueOf(type, value)).toBe('empty');
    expect(issueOf(type, value, { required: false })).toBeUndefined();
  }
});

test('issues are in the order of the form, each with its field and numbers', () => {
  const fields = [
    makeField('text', { name: 'missing' }),
    makeField('date', { name: 'date', label: 'Out' }),
    makeField('date', { name: 'back', notBeforeField: 'date' }),
    makeField('date', { name: 'later' }),
    makeField('text', { name: 'long' }),
  ];
  const values = { date: '2027-01-20', back: '2027-01-19', later: '2029-01-01' };
  const found = checkValues(fields, { ...values, long: 'a'.repeat(101) }, messages, today);
  expect(found[0]).toMatchObject({ name: 'missing', label: 'Field', kind: 'empty' });
  expect(found.map(({ text }) => text)).toEqual([
    messages.issues.empty.replace('{field}', 'Field'),
    messages.issues.tooEarly.replace('{other}', 'Out'),
    messages.issues.distantDay.replace('{years}', '2'),
    messages.issues.tooLong.replace('{length}', '101').replace('{limit}', '100'),
  ]);
});

const emails = ['a@mail.in', ' a@mail.in ', "o'b.c+d@sub.mail.co.uk", 'अनन्या@उदाहरण.भारत'];
const phones = ['9876543210', '+91-98765-43210', '(03192) 000 001', '+1.415.555', '९८७६५४३२१०'];
const several = ['03192/00001', '98765 43210 98765 43211', '9876543210; 12345'];
const noted = ['WhatsApp: +91 98765 43210', '03192 000001, Ext. 7', '000001x5'];

test.each([
  ['text', ['O’Brien', 'अनन्या', '王小明', 'Ünal <b>"Ś"</b> & ₹', '🏝️', 'x', 'a'.repeat(100)]],
  ['email', emails],
  ['tel', [...phones, ...several, ...noted]],
  ['date', ['2026-11-23', '2027-01-20', '2028-02-29', '2028-11-23']],
] as const)('a field for %s takes %j', (type, values) => {
  for (const value of values) expect([value, issueOf(type, value)]).toEqual([value, undefined]);
});

const noEmails = ['a', 'a@', '@mail.in', 'a@mail', 'a@mail.', 'a@mail.i', 'a b@mail.in', 'a@@b.in'];
const dots = ['asha@mail..in', '.asha@mail.in', 'asha.@mail.in', 'a..b@mail.in', 'a@.mail.in'];
const tricks = ['a@mail.in, b@mail.in', 'A <a@mail.in>', 'a@mail.in\r\nBcc: all@mail.in'];
const noPhones = ['none', '12345', '+', '+91', '1234567890123456', '98765\0', '(WhatsApp)'];
const noParts = ['12345 ext 678', '12345, 67890', '12345 or 67890', ','];

test.each([
  ['email', 'invalidEmail', [...noEmails, ...dots, ...tricks]],
  ['tel', 'invalidPhone', [...noPhones, ...noParts]],
  ['date', 'invalidDay', ['2027-02-29', '20/01/2027', 'soon', '0001-01-01', '9999-01-01']],
  ['date', 'distantDay', ['2028-11-24', '2062-12-20']],
  ['text', 'tooLong', ['a'.repeat(101)]],
] as const)('a field for %s says %s of %j', (type, issue, values) => {
  for (const value of values) expect([value, issueOf(type, value)]).toEqual([value, issue]);
});

test('a year with too many digits is not a valid day, whatever the limit of its field', () =>
  expect(issueOf('date', '12027-01-20', { limit: 10 })).toBe('invalidDay'));

test.each([
  ['2027-01-20', '2027-01-20', undefined],
  ['soon', '2027-01-19', undefined],
  ['2027-01-20', '2026-11-22', 'pastDay'],
])('departure on %j and return on %j: %s', (out, back, issue) => {
  const fields = [
    makeField('date', { name: 'date', required: false }),
    makeField('date', { name: 'back', required: false, notBeforeField: 'date' }),
  ];
  const found = checkValues(fields, { date: out, back }, messages, today);
  expect(found.find(({ name }) => name === 'back')?.kind).toBe(issue);
});

const family = '👨‍👩‍👧';
const persian = 'می‌خواهم';

test.each([
  ['email', '\ufeffasha＠mail．in\u200b', 'asha@mail.in'],
  ['email', '\u2066asha@port\u2011blair.in\u2069\u00a0', 'asha@port-blair.in'],
  ['tel', '\u200e＋９１\u201098765\u221243210', '+91-98765-43210'],
  ['date', '\u200e2027\u201101\u201120', '2027-01-20'],
  ['text', '\u2068Asha\u2069 \u202bRao\u202c\u200b', 'Asha Rao'],
  ['textarea', '\ufeffPort\u00adBlair\u200f', 'PortBlair'],
  ['textarea', 'Sea \ud83c\udfdd \ud83c', 'Sea \ud83c\udfdd'],
  ['email', 'asha@mail.in\udfdd', 'asha@mail.in'],
])('a field of type %s with %j has the value %j', (type, text, expected) => {
  expect(cleanText(text, type)).toBe(expected);
  expect(cleanText(expected, type)).toBe(expected);
});

test.each([family, persian, 'A\u00a0–\u00a0B ‐ ½ ㎏ ２ ﷺ', 'one,\r\n\ttwo', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])(
  '%j stays as it is among words',
  (text) => {
    for (const type of ['text', 'textarea', undefined]) expect(cleanText(text, type)).toBe(text);
  },
);
