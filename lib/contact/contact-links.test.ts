import { chatHref, isTooLongForChat, telHref } from './contact-links';

test('a chat link does not encode spaces as +, which some versions of WhatsApp would show', () => {
  const text = 'Hello & “goodbye”\nhttps://site.example/?a=1&b#c';
  const href = chatHref(text, { phone: '+91-1' });
  expect(href).toMatch(/^https:\/\/wa\.me\/911\?text=Hello%20%26/);
  expect(new URL(href).searchParams.get('text')).toBe(text);
  expect(chatHref(text)).toMatch(/^https:\/\/wa\.me\/\?text=Hello%20/);
});

test.each(['a b', 'नी', '👨‍👩‍👧'])(
  'a chat link contains only the start of a text with too many %j',
  (word) => {
    const long = word.repeat(1000);
    expect(isTooLongForChat(word)).toBe(false);
    expect(isTooLongForChat(long)).toBe(true);
    const href = chatHref(long);
    expect(href.length).toBeLessThan(3_050);
    const text = new URL(href).searchParams.get('text') ?? '';
    expect(text).toMatch(/.{20} …$/u);
    expect(long.startsWith(text.slice(0, -2))).toBe(true);
  },
);

test('a number that works only in India is dialled without a plus, which would call abroad', () =>
  expect(telHref('1800 111 363')).toBe('tel:1800111363'));
