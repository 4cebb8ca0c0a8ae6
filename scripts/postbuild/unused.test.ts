/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { removeUnused } from './unused';

afterEach(removeFolders);

test('scripts stay that a page, its data or another script names; the others go', async () => {
  const chunks = '_next/static/chunks';
  const root = await makeFolder({
    'a/b.html': `<script data-scripts="/${chunks}/one.js">`,
    'a/b.txt': `["/${chunks}/two.js"]`,
    [`${chunks}/one.js`]: 'load("static/chunks/three.js")',
    [`${chunks}/two.js`]: '',
    [`${chunks}/three.js`]: '',
    [`${chunks}/old.js`]: '// old.js',
    [`${chunks}/a.css`]: '',
  });
  expect(await removeUnused(root)).toEqual(['old.js']);
  expect((await readdir(path.join(root, chunks))).sort()).toEqual([
    'a.css',
    'one.js',
    'three.js',
    'two.js',
  ]);
});
