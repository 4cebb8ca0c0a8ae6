import { chatHref, isTooLongForLinks, mailHref, telHref } from './hrefs';

test('a chat link does not encode spaces as +, which some versions of WhatsApp would show', () => {
  const text = 'Hello & “goodbye”\nhttps://site.example/?a=1&b#c';
  const href = chatHref(text, { phone: '+91-1' });
  expect(href).toMatch(/^https:\/\/wa\.me\/911\?text=Hello%20%26/);
  expect(new URL(href).searchParams.get('text')).toBe(text);
  expect(chatHref(text)).toMatch(/^https:\/\/wa\.me\/\?text=Hello%20/);
});

const url = 'https://site.example/saved';

test('an e-mail link has the lines of its text and the URL', () => {
  const subject = 'B & C';
  const { searchParams } = new URL(mailHref('a@mail.in', { subject, text: '1\n+ 2', url }));
  expect(Object.fromEntries(searchParams)).toEqual({ subject, body: `1\r\n+ 2\r\n${url}` });
});

test.each(['a b', 'नी', '👨‍👩‍👧', 'a\n'])(
  'links contain only the start of a text with too many %j, and the whole URL',
  (word) => {
    const long = word.repeat(1000);
    expect(isTooLongForLinks(word)).toBe(false);
    expect(isTooLongForLinks(word.repeat(300))).toBe(word !== 'a b');
    const links = [
      [chatHref(long, { url }), 'text', 3_050],
      [mailHref('a@mail.in', { subject: 'B', text: long, url }), 'body', 1_850],
    ] as const;
    for (const [href, name, limit] of links) {
      expect(href.length).toBeLessThan(limit);
      expect(href.length).toBeGreaterThan(limit - 100);
      const text = new URL(href).searchParams.get(name)?.replaceAll('\r\n', '\n') ?? '';
      const [start = '', end] = text.split(' …\n');
      expect([long.startsWith(start), end]).toEqual([true, url]);
    }
  },
);

test('a number that works only in India is dialled without a plus, which would call abroad', () =>
  expect(telHref('1800 111 363')).toBe('tel:1800111363'));
