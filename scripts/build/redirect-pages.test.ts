import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeHtaccess } from './htaccess';
import { readRedirects, writeRedirectPages } from './redirect-pages';

afterEach(removeFolders);

/** Makes an export with these redirects, and runs the steps of the build that use them. */
async function build(...lines: string[]) {
  // Where file names ignore capitals, /Old finds old.html.
  const pages = { 'contact.html': 'contact', 'old.html': 'old' };
  const root = await makeFolder({ ...pages, _headers: '', _redirects: lines.join('\n') });
  const redirects = await readRedirects(root);
  await writeRedirectPages(root, redirects);
  await writeHtaccess(root, redirects);
  return { root, read: (name: string) => readFile(path.join(root, name), 'utf8') };
}

test('an old address leads to its page, with and without scripts', async () => {
  const { read } = await build('/Contact /contact 301');
  const page = await read('Contact.html');
  expect(page).toContain(`<link rel="canonical" href="${absoluteUrl('/contact')}">`);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/contact">');
  expect(page).toContain('<script src="/old-address.js"></script>');
  expect(page).toContain('<a href="/contact">');
});

test.each(['NETLIFY', 'CF_PAGES'])('where %s is set, the host redirects', async (name) => {
  process.env[name] = 'true';
  const { root } = await build('/Contact /contact 301');
  delete process.env[name];
  expect(existsSync(path.join(root, 'Contact.html'))).toBe(false);
});

test('a page is not overwritten, and a line whose target is missing is left out', async () => {
  const { root, read } = await build(
    '/contact.html /contact 301',
    '/old /contact 301',
    '/tours /nowhere 301',
  );
  expect([await read('contact.html'), await read('old.html')]).toEqual(['contact', 'old']);
  expect(existsSync(path.join(root, 'tours.html'))).toBe(false);
  expect(await read('.htaccess')).not.toContain('tours');
});

test('an old address may end with a slash, and may contain dots', async () => {
  const { root, read } = await build('/tours/ /packages 301', '/our.php / 301');
  expect(existsSync(path.join(root, 'tours/index.html'))).toBe(true);
  expect(existsSync(path.join(root, 'our.php.html'))).toBe(true);
  const rules = await read('.htaccess');
  expect(rules).toContain('RewriteRule ^tours(\\.html)?/?$ /packages [R=301,L]\n');
  expect(rules).toContain('RewriteRule ^our\\.php(\\.html)?/?$ / [R=301,L]\n');
  expect(rules).not.toMatch(/\{\{\w/);
});
