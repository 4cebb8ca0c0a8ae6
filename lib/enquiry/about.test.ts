import { forms } from '@/content/forms';
import { enquireRoute } from '@/lib/routes';
import { aboutLines } from './about';

const words = { ...forms.words, about: 'About {item}.' };
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
