/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { writeHostFiles } from './host-files';

afterEach(removeFolders);

test('lays the rules for hosts into the export, the same at every run', async () => {
  const root = await makeFolder({ 'index.html': 'home', _headers: 'of an older build' });
  await writeHostFiles(root);
  await writeHostFiles(root);
  expect((await readdir(root)).sort()).toEqual([
    '.nojekyll',
    '_headers',
    '_redirects',
    'index.html',
  ]);
  const ready = await readFile('hosts/cloudflare-pages/_headers', 'utf8');
  expect(await readFile(path.join(root, '_headers'), 'utf8')).toBe(ready);
  expect(await readFile(path.join(root, '_redirects'), 'utf8')).toContain('/Contact /contact 301');
});
