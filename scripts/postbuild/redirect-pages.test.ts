/** @jest-environment node */
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeRedirectPages } from './redirect-pages';

afterEach(removeFolders);

const _redirects = '/Contact /contact 301\n';

test('an old address leads to its page, with and without scripts; a second run changes nothing', async () => {
  const root = await makeFolder({ 'contact.html': 'contact', _redirects });
  expect(await writeRedirectPages(root)).toBe(1);
  const page = await readFile(path.join(root, 'Contact.html'), 'utf8');
  expect(page).toContain(`<link rel="canonical" href="${absoluteUrl('/contact')}">`);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/contact">');
  expect(page).toContain('<script src="/old-address.js"></script>');
  expect(page).toContain('<a href="/contact">');

  expect(await writeRedirectPages(root)).toBe(1);
  expect(await readFile(path.join(root, 'Contact.html'), 'utf8')).toBe(page);
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});

test('one page answers for all that stands behind the ? of an address', async () => {
  const lines = [
    '# old',
    '/index.php?page=packages&lang=en /packages 301',
    '/index.php /about 301',
    '/Contact /contact 301',
  ];
  const root = await makeFolder({ _redirects: lines.join('\n') });
  expect(await writeRedirectPages(root)).toBe(2);
  const page = await readFile(path.join(root, 'index.php.html'), 'utf8');
  expect(page).toContain('<a href="/packages" data-query="page=packages&amp;lang=en">');
  expect(page).toContain(`<link rel="canonical" href="${absoluteUrl('/about')}">`);
  expect(page).not.toContain('refresh');
  const rules = await readFile(path.join(root, '_redirects'), 'utf8');
  expect(rules.split('\n').filter((line) => !line.startsWith('#'))).toEqual([lines[3]]);
});

test('what hosts take for a page is not written over, and a line that leads nowhere is left out', async () => {
  const lines = ['/contact/ /contact 301', '/contact.html /contact 301', '/tours /nowhere 301'];
  const root = await makeFolder({ 'contact.html': 'contact', _redirects: lines.join('\n') });
  expect(await writeRedirectPages(root)).toBe(0);
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});

test.each([
  ['?page=tours', 'https://a.example/packages'],
  ['?lang=en&page=tours', 'https://a.example/packages'],
  ['?page=other', '/about?page=other'],
  ['', '/about'],
])('the script of the page goes from %j to %s', async (search, target) => {
  const script = await readFile('public/old-address.js', 'utf8');
  const link = { href: 'https://a.example/packages', dataset: { query: 'page=tours' } };
  const page = {
    querySelectorAll: () => [link],
    querySelector: () => ({ href: 'https://a.example/about' }),
  };
  const replace = jest.fn();
  new Function('document', 'location', script)(page, { search, hash: '', replace });
  expect(replace.mock.calls).toEqual([[target]]);
});

test('where capitals make no difference the page itself is not overwritten', async () => {
  const root = await makeFolder({ 'contact.html': 'contact', _redirects });
  const listed = await readdir(root);
  // As on macOS and Windows: the name is found, but not listed.
  await symlink(path.join(root, 'contact.html'), path.join(root, 'Contact.html'));
  jest.spyOn(require('node:fs/promises'), 'readdir').mockResolvedValueOnce(listed);
  expect(await writeRedirectPages(root)).toBe(0);
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});
