import { forms } from '@/content/forms';
import { pageLine, payload } from './payload';

const { words } = forms;
const page = { href: 'https://site.example/contact', referrer: '' };
const names = (form: 'flight' | 'contact' | 'booking') =>
  forms[form].fields.map(({ name }) => name);

test('the templates get exactly their fields', () => {
  const filled = (form: 'flight' | 'contact' | 'booking') =>
    payload(Object.fromEntries(names(form).map((name) => [name, `my ${name}`])), page, words);
  expect(filled('flight')).toEqual({
    name: 'my name',
    email: 'my email',
    phone: 'my phone',
    subject: 'my subject',
    from: 'my from',
    to: 'my to',
    message: 'my message\n\nSent from https://site.example/contact',
  });
  expect(filled('contact')).toEqual({
    name: 'my name',
    email: 'my email',
    phone: 'my phone',
    date: 'my date',
    message: 'my message\n\nSent from https://site.example/contact',
  });
  expect(filled('booking')).toEqual({
    name: 'my name',
    email: 'my email',
    message: 'Address: my address\n\nSent from https://site.example/contact',
  });
});

test('a message that was left empty tells the page alone', () => {
  expect(payload({ name: 'A', message: ' ' }, page, words).message).toBe(
    'Sent from https://site.example/contact',
  );
  expect(payload({ name: 'A', address: '' }, page, words).message).toBe(
    'Sent from https://site.example/contact',
  );
});

test.each(['Ünal <b>"Ś"</b>', "O'Brien & Søn", 'नमस्ते 🏝️', '₹22,500 $& $1 {page}', '王小明'])(
  '%s arrives unchanged, in fields and in messages',
  (text) => {
    const sent = payload({ name: text, address: text }, page, words);
    expect(sent.name).toBe(text);
    expect(sent.message).toBe(`Address: ${text}\n\nSent from https://site.example/contact`);
    expect(payload({ message: text }, page, words).message).toContain(text);
  },
);

test('line breaks leave the fields of one line, and stay in the message', () => {
  const sent = payload(
    { name: 'A\r\nBcc: b@mail.in', email: 'a@mail.in\n', phone: '1\u20282', message: 'one\n\ntwo' },
    page,
    words,
  );
  expect(sent).toMatchObject({ name: 'A Bcc: b@mail.in', email: 'a@mail.in', phone: '1 2' });
  expect(sent.message).toMatch(/^one\n\ntwo\n\nSent/);
});

test('the page that led to the form is told when it is one of ours', () => {
  const line = (referrer: string) => pageLine({ ...page, referrer }, words);
  expect(line('https://site.example/packages')).toBe(
    'Sent from https://site.example/contact, reached from https://site.example/packages',
  );
  for (const referrer of ['', page.href, 'https://site.example.evil.example/', 'nonsense']) {
    expect(line(referrer)).toBe('Sent from https://site.example/contact');
  }
});
