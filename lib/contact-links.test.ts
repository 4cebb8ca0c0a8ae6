import { addPageToChat, chatHref, telHref } from './contact-links';

test('a chat link tells the page once, however often it is followed', () => {
  const first = addPageToChat(chatHref('+91-1', 'Hello'), 'Hello', 'https://site.example/?a=1&b#c');
  expect(new URL(first).searchParams.get('text')).toBe('Hello\nhttps://site.example/?a=1&b#c');
  const second = addPageToChat(first, 'Hello', 'https://site.example/about');
  expect(new URL(second).searchParams.get('text')).toBe('Hello\nhttps://site.example/about');
  expect(second).toMatch(/^https:\/\/wa\.me\/911\?/);
});

test.each([
  ['+91 3192 244555', 'tel:+913192244555'],
  ['+91-9933-200000', 'tel:+919933200000'],
  // Numbers of India alone have no country code: a plus would call abroad.
  ['112', 'tel:112'],
  ['1800 111 363', 'tel:1800111363'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
