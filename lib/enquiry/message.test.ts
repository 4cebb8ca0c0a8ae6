import { enquiryText, templateFields } from './message';
import type { Values } from './validation';

const pageLine = 'Sent from https://site.example/contact';
const text = { type: 'text', required: false, limit: 100 } as const;
const fields = [
  ...['name', 'phone', 'message'].map((name) => ({ ...text, name, label: name })),
  { ...text, name: 'adults', label: 'Adults', asMessageLine: true },
  { ...text, name: 'ages', label: 'Children', asMessageLine: true },
  { ...text, name: 'date', label: 'Date', type: 'date' as const, asMessageLine: true },
  { ...text, name: 'back', label: 'Back', type: 'date' as const, asMessageLine: true },
];
const page = { url: '', package: undefined };
const same = { fields, entered: {}, aboutLines: '', page, pageLine };
const make = (values: Values, choiceLines = '') => ({ ...same, values, choiceLines });
const send = (values: Values, chosen?: string) => templateFields(make(values, chosen));
const empty = { name: '', phone: '' };

test('without a message and without further lines, the message is the page', () => {
  expect(send({ message: '', adults: '' })).toEqual({ ...empty, message: pageLine });
});

test('lines about an item begin the message; fields that the template lacks and choices end it', () => {
  const both = { ages: '4 and\r\n9', adults: '2' };
  const block = 'Adults: 2\nChildren: 4 and 9';
  const about = { ...make({ ...both, message: 'Hello' }), aboutLines: 'Neil' };
  expect(templateFields(about).message).toBe(`Neil\n\nHello\n\n${block}\n\n${pageLine}`);
  const message = `${block}\nTotal: ₹9\n\n${pageLine}`;
  expect(send(both, 'Total: ₹9')).toEqual({ ...empty, message });
});

test('line breaks are removed from single-line fields, and stay in the message', () => {
  const lines = { name: 'A\r\nBcc: b@mail.in', phone: '1\u20282\u20293\u00854' };
  expect(send({ ...lines, message: 'one\n\ntwo' })).toEqual({
    name: 'A Bcc: b@mail.in',
    phone: '1 2 3 4',
    message: `one\n\ntwo\n\n${pageLine}`,
  });
});

test('the plain text has a line for each field with a value, with days in words, and the choices', () => {
  const values = { name: 'Asha', adults: '2', phone: '', date: '...', back: '2027-01-20' };
  expect(enquiryText('Trip', make(values, 'Total: ₹9'))).toBe(
    `Trip\n\nname: Asha\nAdults: 2\nBack: 20 January 2027\n\nTotal: ₹9\n\n${pageLine}`,
  );
});
