import { formWords } from '@/content/words/forms';
import { enquireRoute, maxNameLength } from '@/lib/routes';
import { aboutLines, withItem } from './about-lines';

const words = { ...formWords, about: 'About {item}.' };
const lines = (address: string) => aboutLines(`https://site.example${address}`, words);

test('the link of Enquire Now names the item and the full address of its page', () => {
  expect(lines(enquireRoute('3 Days, ₹ & "more" $&', '/packages/reef-week'))).toBe(
    'About 3 Days, ₹ & "more" $&.\nhttps://site.example/packages/reef-week',
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
  '/packages',
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
  const started = withItem('Two adults.', page, words);
  expect(started).toBe(`${item}\n\nTwo adults.`);
  expect(withItem(started, page, words)).toBe(started);
  expect(withItem('Two adults.', 'https://site.example/contact', words)).toBe('Two adults.');
});
