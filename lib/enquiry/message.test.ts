import { formMessages } from '@/content/messages/forms';
import { enquireRoute, maxNameLength } from '@/lib/routes';
import { aboutLines, enquiryText, templateFields, withAboutLines } from './message';
import type { Values } from './validation';

const messages = { ...formMessages, page: 'Sent from {page}' };
const page = 'https://site.example/contact';
const line = 'Sent from https://site.example/contact';

const fields = [
  ...['name', 'phone', 'message'].map((name) => ({ name, label: name })),
  { name: 'adults', label: 'Adults', inMessage: true },
  { name: 'ages', label: 'Children', inMessage: true },
];
const send = (values: Values) => templateFields(fields, values, page, messages);
const empty = { name: '', phone: '' };

test('without a message and what goes into it, the page is the message', () => {
  expect(send({})).toEqual({ ...empty, message: line });
  expect(send({ message: ' ', adults: '', ages: '\n' })).toEqual({ ...empty, message: line });
});

test('fields that go into the message are lines under it, in the order of the form', () => {
  const both = { ages: '4 and\r\n9', adults: ' 2 ' };
  const block = 'Adults: 2\nChildren: 4 and 9';
  expect(send({ ...both, message: 'Hello ' }).message).toBe(`Hello\n\n${block}\n\n${line}`);
  expect(send(both)).toEqual({ ...empty, message: `${block}\n\n${line}` });
  expect(send({ ages: '$& {page}', message: 'Hello' })).toEqual({
    ...empty,
    message: `Hello\n\nChildren: $& {page}\n\n${line}`,
  });
});

test('a choice is a line of its own above the page', () => {
  const message = templateFields(fields, { message: 'Hello' }, page, messages, 'Grand: ₹9').message;
  expect(message).toBe(`Hello\n\nGrand: ₹9\n\n${line}`);
  const text = enquiryText({ subject: 'Trip', fields }, { name: 'Asha' }, page, messages, 'Grand');
  expect(text).toBe(`Trip\n\nname: Asha\n\nGrand\n\n${line}`);
});

test('line breaks leave the fields of one line, and stay in the message', () => {
  const lines = { name: 'A\r\nBcc: b@mail.in\n', phone: '1\u20282' };
  expect(send({ ...lines, message: 'one\n\ntwo' })).toEqual({
    name: 'A Bcc: b@mail.in',
    phone: '1 2',
    message: `one\n\ntwo\n\n${line}`,
  });
});

test('the text for chats has a line for each field that is filled in, with days in words', () => {
  const form = {
    subject: 'Trip',
    fields: [...fields, { name: 'day', label: 'Day', type: 'date' }],
  };
  const values = { name: ' Asha ', adults: '2', phone: ' ', day: '2027-01-20' };
  expect(enquiryText(form, values, page, messages)).toBe(
    `Trip\n\nname: Asha\nAdults: 2\nDay: 20 January 2027\n\n${line}`,
  );
});

const aboutWords = { ...formMessages, about: 'About {item}.' };
const lines = (address: string) => aboutLines(`https://site.example${address}`, aboutWords);

test.each(['/packages/reef-week', '/kayaking'])('Enquire Now names the item and %s', (route) => {
  expect(lines(enquireRoute('3 Days, ₹ & "more" $&', route))).toBe(
    `About 3 Days, ₹ & "more" $&.\nhttps://site.example${route}`,
  );
});

test.each([
  '',
  '?about=',
  '?about=%0A+',
  '?item=/packages/a',
  `?about=${'x'.repeat(maxNameLength + 1)}`,
])('%j names no item', (query) => expect(lines(`/contact${query}`)).toBeUndefined());

test('a name is one line', () => {
  expect(lines(enquireRoute('<b>Neil</b>\r\nBcc: x\0', ''))).toBe('About <b>Neil</b> Bcc: x.');
});

const hosts = ['https://evil.example/packages/a', '//evil.example/a', '@evil.example/packages'];
const paths = [
  '/Packages',
  '/packages/a/../b',
  '/packages/a?b',
  '/packages/a\n/b',
  '/packages/A b',
];

test.each([...hosts, ...paths, `/packages/${'a'.repeat(61)}`])('%j is no item', (route) => {
  expect(lines(enquireRoute('Neil', route))).toBe('About Neil.');
});

test('a message starts with the item once', () => {
  const page = `https://site.example${enquireRoute('Neil', '/packages/neil')}`;
  const item = 'About Neil.\nhttps://site.example/packages/neil';
  const started = withAboutLines('Two adults.', page, aboutWords);
  expect(started).toBe(`${item}\n\nTwo adults.`);
  expect(withAboutLines(started, page, aboutWords)).toBe(started);
  expect(withAboutLines('Two adults.', 'https://site.example/contact', aboutWords)).toBe(
    'Two adults.',
  );
});
