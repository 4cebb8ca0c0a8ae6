/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeHostFiles } from './host-files';

afterEach(removeFolders);

/** The lines of a host's rules, without what stands in front of them. */
async function linesOf(file: string, _headers: string, _redirects: string): Promise<string[]> {
  const root = await makeFolder({ _headers, _redirects });
  await writeHostFiles(root);
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).not.toMatch(/\{\{\w+\}\}/);
  return text.split('\n').map((line) => line.trim());
}

test('nginx leaves to the small page what depends on the query, and all leave out what leads nowhere', async () => {
  const old = '/index.php?page=a /about 301\n/index.php /contact 301\n/tours /nowhere 301\n';
  const rules = (await linesOf('.nginx.conf', '', old)).join('\n');
  expect(rules).not.toMatch(/index\\\.php|tours/);
  expect((await linesOf('.htaccess', '', old)).join('\n')).not.toContain('tours');
});
