import { chatHref, withPage } from './links';

test('a chat link tells the page once, however often it is followed', () => {
  const first = withPage(chatHref('+91 1', 'Hello'), 'Hello', 'https://site.example/?a=1&b#c');
  expect(new URL(first).searchParams.get('text')).toBe('Hello\nhttps://site.example/?a=1&b#c');
  const second = withPage(first, 'Hello', 'https://site.example/about');
  expect(new URL(second).searchParams.get('text')).toBe('Hello\nhttps://site.example/about');
  expect(second).toMatch(/^https:\/\/wa\.me\/911\?/);
});
