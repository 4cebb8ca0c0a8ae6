import { forms } from '@/content/forms';
import { pageLine, payload } from './payload';

const words = { ...forms.words, page: 'Sent from {page}', from: 'reached from {page}' };
const page = { href: 'https://site.example/contact', referrer: '' };
const line = 'Sent from https://site.example/contact';

test('without a message and an address, the page is the message', () => {
  expect(payload({ message: ' ' }, page, words)).toEqual({ message: line });
  expect(payload({ address: '' }, page, words)).toEqual({ message: line });
});

test('line breaks leave the fields of one line, and stay in the message', () => {
  const lines = { name: 'A\r\nBcc: b@mail.in', email: 'a@mail.in\n', phone: '1\u20282' };
  expect(payload({ ...lines, message: 'one\n\ntwo' }, page, words)).toEqual({
    name: 'A Bcc: b@mail.in',
    email: 'a@mail.in',
    phone: '1 2',
    message: `one\n\ntwo\n\n${line}`,
  });
});

test('the page that led to the form is told when it is one of ours', () => {
  const ours = 'https://site.example/packages';
  expect(pageLine({ ...page, referrer: ours }, words)).toBe(`${line}, reached from ${ours}`);
  for (const referrer of ['', page.href, 'https://site.example.evil.example/', 'nonsense']) {
    expect(pageLine({ ...page, referrer }, words)).toBe(line);
  }
});
