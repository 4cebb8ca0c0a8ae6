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

const headers =
  '/*\n  X-Probe: a\n/photos/*\n  Cache-Control: max-age=9\n/a.txt\n  Cache-Control: b\n';

test('nginx gets headers, cache rules and old addresses', async () => {
  const lines = await linesOf('.nginx.conf', headers, '/old%20us/ /about 301\n');
  expect(lines).toContain('add_header X-Probe "a" always;');
  expect(lines).toContain('"~^/photos/" "max-age=9";');
  expect(lines).toContain('"~^/a\\.txt(\\.br|\\.gz)?$" "b";');
  expect(lines).toContain(
    'location ~ "^/old\\x20us(\\.html)?/?$" { return 301 /about$is_args$args; }',
  );
});

test('nginx leaves to the small page what depends on the query, and all leave out what leads nowhere', async () => {
  const old = '/index.php?page=a /about 301\n/index.php /contact 301\n/tours /nowhere 301\n';
  const rules = (await linesOf('.nginx.conf', '', old)).join('\n');
  expect(rules).not.toMatch(/index\\\.php|tours/);
  expect((await linesOf('.htaccess', '', old)).join('\n')).not.toContain('tours');
});

test('Apache gets a header for all files, and one for some', async () => {
  const lines = await linesOf('.htaccess', headers, '');
  expect(lines).toContain('Header always set X-Probe "a"');
  const index = lines.indexOf('SetEnvIf Request_URI "^/photos/" site_0');
  expect(lines[index + 1]).toBe('Header always set Cache-Control "max-age=9" env=site_0');
});
