import { cleanText, isCount } from './field-text';

const family = '👨‍👩‍👧';
const persian = 'می‌خواهم';
const sinhala = 'ශ්‍රී';

test.each([
  ['email', '\u202aasha@mail.in\u202c', 'asha@mail.in'],
  ['email', '\ufeffasha＠mail．in\u200b', 'asha@mail.in'],
  ['email', '\u2066asha@port\u2011blair.in\u2069\u00a0', 'asha@port-blair.in '],
  ['tel', '\u202a+91 98765\u00a043210\u202c', '+91 98765 43210'],
  ['tel', '\u200e＋９１\u201098765\u221243210', '+91-98765-43210'],
  ['tel', '९८७६५\u00ad४३२१०', '९८७६५४३२१०'],
  ['date', '\u200e2027\u201101\u201120', '2027-01-20'],
  ['number', '\u200f２\u2060', '2'],
  ['text', '\u2068Asha\u2069 \u202bRao\u202c\u200b', 'Asha Rao'],
  ['textarea', '\ufeffPort\u00adBlair\u200f', 'PortBlair'],
])('of a field for %s with %j remains %j', (type, text, expected) => {
  expect(cleanText(text, type)).toBe(expected);
  expect(cleanText(expected, type)).toBe(expected);
});

test.each([family, persian, sinhala, 'A\u00a0–\u00a0B ‐ ½ ㎏ ２ ﷺ', ' one,\r\n\ttwo ', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])(
  '%j stays as it is among words',
  (text) => {
    for (const type of ['text', 'textarea', undefined]) expect(cleanText(text, type)).toBe(text);
  },
);

test.each(['1', '60'])('%j is a count', (text) => expect(isCount(text)).toBe(true));
test.each(['', '0', '61', '-4', '2.5', 'two'])('%j is not a count', (text) =>
  expect(isCount(text)).toBe(false),
);
