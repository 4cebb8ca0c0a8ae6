import { chatHref, mailHref, telHref, withPage } from './links';

test('a telephone link holds digits and a plus', () => {
  expect(telHref('+91 3192 000 001')).toBe('tel:+913192000001');
});

test('a chat link carries any text unchanged', () => {
  const text = 'Ünal & Søn: ₹22,500?\n#2 <b>';
  const url = new URL(chatHref('+91 3192 000 001', text));
  expect(url.origin + url.pathname).toBe('https://wa.me/913192000001');
  expect(url.searchParams.get('text')).toBe(text);
});

test('a mail link carries subject and body, with the line breaks that mail wants', () => {
  const href = mailHref('a@b.example', { subject: 'Trip & more', body: 'one\ntwo + three' });
  expect(href).toBe('mailto:a@b.example?subject=Trip%20%26%20more&body=one%0D%0Atwo%20%2B%20three');
  expect(mailHref('a@b.example')).toBe('mailto:a@b.example');
});

test('a chat link tells the page once, however often it is followed', () => {
  const first = withPage(chatHref('+91 1', 'Hello'), 'Hello', 'https://site.example/?a=1&b#c');
  expect(new URL(first).searchParams.get('text')).toBe('Hello\nhttps://site.example/?a=1&b#c');
  const second = withPage(first, 'Hello', 'https://site.example/about');
  expect(new URL(second).searchParams.get('text')).toBe('Hello\nhttps://site.example/about');
  expect(second).toMatch(/^https:\/\/wa\.me\/911\?/);
});
