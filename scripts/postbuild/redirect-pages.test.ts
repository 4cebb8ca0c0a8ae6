/** @jest-environment node */
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { absolute } from '@/lib/seo/address';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { writeRedirectPages } from './redirect-pages';

afterEach(removeFolders);

const _redirects = '/Contact /contact 301\n';

test('an old address leads to its page, with and without scripts; a second run changes nothing', async () => {
  const root = await makeFolder({ 'contact.html': 'contact', _redirects });
  expect(await writeRedirectPages(root)).toBe(1);
  const page = await readFile(path.join(root, 'Contact.html'), 'utf8');
  expect(page).toContain(`<link rel="canonical" href="${absolute('/contact')}">`);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/contact">');
  expect(page).toContain('<script src="/old-address.js"></script>');
  expect(page).toContain('<a href="/contact">');

  expect(await writeRedirectPages(root)).toBe(1);
  expect(await readFile(path.join(root, 'Contact.html'), 'utf8')).toBe(page);
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});

test('an old address that leads to no page stops the build', async () => {
  const root = await makeFolder({ _redirects: '/Tours /tours-of-old 301\n' });
  await expect(writeRedirectPages(root)).rejects.toThrow('/tours-of-old');
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
