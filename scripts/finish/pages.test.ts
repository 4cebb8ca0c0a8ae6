import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { finishPages } from './pages';

afterEach(removeFolders);

const head = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>';
const scripts = '<script src="/_next/static/chunks/turbopack-a.js" async=""></script>';
const data = (text: string) => `<script>self.__next_f.push(${text})</script>`;
const page = (text: string) => `${head}${scripts}</head><h1>x</h1>${data(text)}`;

const options = {
  starter: 'start()',
  policyFor: ({ scripts, styles }: { scripts: string[]; styles: string[] }) =>
    `${scripts.length} scripts, ${styles.length} styles`,
};

test('pages hold their scripts and data, have their styles and a policy', async () => {
  const root = await makeFolder({ 'a.css': 'b{}', 'index.html': page('1'), 'x/y.html': page('2') });
  expect(await finishPages(root, options)).toEqual(['index.html', 'x/y.html']);

  const html = await readFile(path.join(root, 'x/y.html'), 'utf8');
  const [, address = ''] = /data-starts="(\S+) /.exec(html) ?? [];
  expect(await readFile(path.join(root, address), 'utf8')).toBe('self.__next_f.push(2)');
  expect(html).toBe(
    '<head><meta charSet="utf-8"/>' +
      '<meta http-equiv="Content-Security-Policy" content="1 scripts, 1 styles">' +
      '<style>b{}</style><link disabled="" rel="stylesheet" href="/a.css"/>' +
      `<script data-starts="${address} /_next/static/chunks/turbopack-a.js">start()</script></head>` +
      '<h1>x</h1>',
  );
});

test('pages with the same data share its file', async () => {
  const root = await makeFolder({ 'a.css': 'b{}', '404.html': page('1'), 'index.html': page('1') });
  await finishPages(root, options);
  expect(await readdir(path.join(root, '_next/static/pages'))).toHaveLength(1);
});

test('a page without scripts gets its policy alone', async () => {
  const html = '<head><meta charset="utf-8"><script src="/old-address.js"></script></head>';
  const root = await makeFolder({ 'Contact.html': html });
  await finishPages(root, options);
  const finished = await readFile(path.join(root, 'Contact.html'), 'utf8');
  expect(finished.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
  expect(finished).toContain('0 scripts, 0 styles');
});

test('what is finished stays as it is', async () => {
  const root = await makeFolder({ 'a.css': 'b{}', 'index.html': page('1') });
  await finishPages(root, options);
  const before = await readFile(path.join(root, 'index.html'), 'utf8');
  expect(await finishPages(root, options)).toEqual([]);
  expect(await readFile(path.join(root, 'index.html'), 'utf8')).toBe(before);
});

test('a page that cannot be finished is named, with the reason', async () => {
  const root = await makeFolder({ 'index.html': page('1') });
  await expect(finishPages(root, options)).rejects.toThrow(
    /index\.html could not be finished: ENOENT.*a\.css/,
  );
});
