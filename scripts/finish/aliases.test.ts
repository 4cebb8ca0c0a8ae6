/** @jest-environment node */
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { writeAliases } from './aliases';

afterEach(removeFolders);

const aliases = { '/Contact': '/contact', '/Packages': '/packages' };

test('an old address leads to its page at once, with and without scripts', async () => {
  const root = await makeFolder({ 'contact.html': 'contact', 'packages.html': 'packages' });
  expect(await writeAliases(root, aliases)).toEqual({ written: 2, skipped: 0 });
  const page = await readFile(path.join(root, 'Contact.html'), 'utf8');
  expect(page).toContain('<link rel="canonical" href="https://www.seaalmond.example/contact">');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/contact">');
  expect(page).toContain('<script src="/old-address.js"></script>');
  expect(page).toContain('<a href="/contact">');
  expect(page).not.toContain('noindex');
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});

test('a second run writes them again, and a page that is not there gets none', async () => {
  const root = await makeFolder({ 'contact.html': 'contact' });
  await writeAliases(root, aliases);
  expect(await writeAliases(root, aliases)).toEqual({ written: 1, skipped: 1 });
  expect((await readdir(root)).sort()).toEqual(['Contact.html', 'contact.html']);
});

test('where capitals make no difference the page itself is not overwritten', async () => {
  const root = await makeFolder({ 'contact.html': 'contact' });
  // A name that is found but not listed, as on macOS and Windows: listing is of another folder.
  const listed = await makeFolder({ 'contact.html': 'contact' });
  await symlink(path.join(root, 'contact.html'), path.join(root, 'Contact.html'));
  const before = await readdir(listed);
  const list = jest.spyOn(require('node:fs/promises'), 'readdir').mockResolvedValue(before);
  expect(await writeAliases(root, aliases)).toEqual({ written: 0, skipped: 2 });
  list.mockRestore();
  expect(await readFile(path.join(root, 'contact.html'), 'utf8')).toBe('contact');
});
