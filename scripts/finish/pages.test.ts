import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { finishPages } from './pages';

afterEach(removeFolders);

const head = '<head><meta charSet="utf-8"/>';
const scripts = '<script src="/_next/static/chunks/turbopack-a.js" async=""></script>';
const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});';

/** A page as Next writes it, with its data. */
const page = (data: string) =>
  `${head}${scripts}</head><h1>x</h1><script id="_R_">${start}</script>` +
  `<script>self.__next_f.push([1,"${data}"])</script>`;

const options = {
  starter: 'start()',
  policyFor: (scripts: string[]) => `${scripts.length} scripts`,
};

test('pages hold their scripts and have a policy', async () => {
  const root = await makeFolder({ 'x/y.html': page('data'), 'x/y.txt': 'data' });
  expect(await finishPages(root, options)).toEqual(['x/y.html']);

  const hash = createHash('sha256').update('data').digest('base64');
  expect(await readFile(path.join(root, 'x/y.html'), 'utf8')).toBe(
    '<head><meta charSet="utf-8"/>' +
      '<meta http-equiv="Content-Security-Policy" content="1 scripts">' +
      '<script data-scripts="" data-loader="/_next/static/chunks/turbopack-a.js" data-entry="{}" ' +
      `data-page="/x/y.txt" data-integrity="sha256-${hash}">start()</script></head><h1>x</h1>`,
  );
});

test('the page for what is not found has its data under another name', async () => {
  const root = await makeFolder({
    'a.css': '',
    '404.html': page('data'),
    '_not-found.txt': 'data',
  });
  await finishPages(root, options);
  const html = await readFile(path.join(root, '404.html'), 'utf8');
  expect(html).toContain('data-page="/_not-found.txt"');
});

test('data that is not that of the page is told', async () => {
  const root = await makeFolder({ 'index.html': page('new'), 'index.txt': 'old' });
  await expect(finishPages(root, options)).rejects.toThrow(
    'index.html could not be finished: index.txt is not the data of the page',
  );
});

test('a page without scripts gets its policy alone', async () => {
  const html = '<head><meta charset="utf-8"><script src="/old-address.js"></script></head>';
  const root = await makeFolder({ 'Contact.html': html });
  await finishPages(root, options);
  const finished = await readFile(path.join(root, 'Contact.html'), 'utf8');
  expect(finished.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
  expect(finished).toContain('0 scripts');
});

test('what is finished stays as it is', async () => {
  const root = await makeFolder({ 'index.html': page('1'), 'index.txt': '1' });
  await finishPages(root, options);
  const before = await readFile(path.join(root, 'index.html'), 'utf8');
  expect(await finishPages(root, options)).toEqual([]);
  expect(await readFile(path.join(root, 'index.html'), 'utf8')).toBe(before);
});

test('a page that cannot be finished is named, with the reason', async () => {
  const root = await makeFolder({ 'index.html': page('1') });
  await expect(finishPages(root, options)).rejects.toThrow(
    /index\.html could not be finished: ENOENT.*index\.txt/,
  );
});
