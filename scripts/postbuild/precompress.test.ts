import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { precompress } from './precompress';

afterEach(removeFolders);

const long = 'a line of a page\n'.repeat(100);

test('pages, scripts, styles, data and drawings get both copies, of the same content', async () => {
  const names = ['a.html', 'blogs/b.html', 'c.css', 'd.js', 'e.svg', 'f.txt', 'g.xml', 'h.json'];
  const root = await makeFolder(Object.fromEntries(names.map((name) => [name, long + name])));
  const { files, bytes, brotliBytes } = await precompress(root);
  expect([files, bytes]).toEqual([8, 8 * long.length + names.join('').length]);
  expect(brotliBytes).toBeLessThan(bytes / 10);
  for (const name of names) {
    const read = (suffix: string) => readFile(path.join(root, name + suffix));
    expect(String(brotliDecompressSync(await read('.br')))).toBe(long + name);
    expect(String(gunzipSync(await read('.gz')))).toBe(long + name);
    expect(String(await read(''))).toBe(long + name);
  }
});

test('what is compressed already, small, or no smaller afterwards has no copies', async () => {
  const files = {
    'font.woff2': long,
    'picture.jpg': long,
    'small.txt': 'a'.repeat(511),
    'noise.ico': randomBytes(2000),
  };
  const root = await makeFolder(files);
  expect(await precompress(root)).toEqual({ files: 0, bytes: 0, brotliBytes: 0, pages: [] });
  expect((await readdir(root)).sort()).toEqual(Object.keys(files).sort());
});
