import { forms } from '@/content/forms';
import { enquireRoute } from '@/lib/routes';
import { aboutLines, withItem } from './about';

const words = { ...forms.words, about: 'About {item}.', arrival: 'On {day}.' };
const lines = (address: string) => aboutLines(`https://site.example${address}`, words);

test('the link of Enquire Now names the item and the full address of its page', () => {
  expect(lines(enquireRoute('3 Days, ₹ & "more" $&', '/packages/reef-week'))).toBe(
    'About 3 Days, ₹ & "more" $&.\nhttps://site.example/packages/reef-week',
  );
});

test.each(['', '?about=', '?about=%0A+', '?item=/packages/a', `?about=${'x'.repeat(121)}`])(
  '%j names no item',
  (query) => expect(lines(`/contact${query}`)).toBeUndefined(),
);

test('a name is one line', () => {
  expect(lines(enquireRoute('<b>Neil</b>\r\nBcc: x\0', ''))).toBe('About <b>Neil</b> Bcc: x.');
});

const hosts = ['https://evil.example/packages/a', '//evil.example/a', '@evil.example/packages'];
const paths = [
  '/packages',
  '/packages/a/../b',
  '/packages/a?b',
  '/packages/a\n/b',
  '/packages/A b',
];

test.each([...hosts, ...paths, `/packages/${'a'.repeat(61)}`])('%j is no item', (route) => {
  expect(lines(enquireRoute('Neil', route))).toBe('About Neil.');
});

test('the day of arrival stands under the item', () => {
  const address = `${enquireRoute('Neil', '/packages/neil')}&arrive=2026-12-20`;
  const item = 'About Neil.\nhttps://site.example/packages/neil';
  expect(lines(address)).toBe(`${item}\nOn 20 December 2026.`);
  expect(lines('/contact?about=Neil&arrive=2028-02-29')).toBe('About Neil.\nOn 29 February 2028.');
});

test.each(['?arrive=2026-12-20', '?about=%0A+&arrive=2026-12-20'])(
  'a day without an item is no line: %s',
  (query) => expect(lines(`/contact${query}`)).toBeUndefined(),
);

test.each(['2027-02-29', 'soon', '', '2026-12-20%0ABcc: x', '<b>'])(
  'the item stands alone when it is to arrive on %j',
  (day) => expect(lines(`/contact?about=Neil&arrive=${day}`)).toBe('About Neil.'),
);

test('a message starts with the item once, and keeps a day that was changed', () => {
  const page = `https://site.example${enquireRoute('Neil', '/packages/neil')}&arrive=2026-12-20`;
  const item = 'About Neil.\nhttps://site.example/packages/neil';
  const started = withItem('Two adults.', page, words);
  expect(started).toBe(`${item}\nOn 20 December 2026.\n\nTwo adults.`);
  expect(withItem(started, page, words)).toBe(started);
  const changed = `${item}\nOn 24 December 2026.`;
  expect(withItem(changed, page, words)).toBe(changed);
  expect(withItem('Two adults.', 'https://site.example/contact', words)).toBe('Two adults.');
});
