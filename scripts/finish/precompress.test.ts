/** @jest-environment node */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { precompress } from './precompress';

const long = 'a line of a page\n'.repeat(100);
const past = new Date('2026-01-01');
const future = new Date('2126-01-01');

afterEach(removeFolders);

/** Sources are older than copies, as they are after a build. */
async function makeExport(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await makeFolder(files);
  for (const name of Object.keys(files)) await utimes(path.join(root, name), past, past);
  return root;
}

async function list(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

describe('precompress', () => {
  it('writes both copies, of the same contents', async () => {
    const root = await makeExport({ 'index.html': long, 'blogs/first.html': `${long}more` });
    const result = await precompress(root);

    for (const [name, content] of [
      ['index.html', long],
      ['blogs/first.html', `${long}more`],
    ] as const) {
      const file = path.join(root, name);
      expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(content);
      expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(content);
      expect(await readFile(file, 'utf8')).toBe(content);
    }
    const copies = await Promise.all(
      ['index.html.br', 'blogs/first.html.br'].map((name) => stat(path.join(root, name))),
    );
    expect(result).toEqual({
      files: 2,
      bytes: 2 * long.length + 4,
      brotliBytes: copies.reduce((sum, { size }) => sum + size, 0),
    });
  });

  it.each(['html', 'css', 'js', 'mjs', 'json', 'map', 'svg', 'txt', 'xml', 'webmanifest', 'ico'])(
    'compresses .%s',
    async (end) => {
      const root = await makeExport({ [`file.${end}`]: long });
      expect((await precompress(root)).files).toBe(1);
      expect(await list(root)).toEqual([`file.${end}`, `file.${end}.br`, `file.${end}.gz`]);
    },
  );

  it('leaves alone what is compressed already, small, or no smaller afterwards', async () => {
    const files = {
      'font.woff2': long,
      'picture.png': long,
      'small.txt': 'a'.repeat(511),
      'noise.ico': randomBytes(2000),
      'no-extension': long,
    };
    const root = await makeExport(files);
    expect(await precompress(root)).toEqual({ files: 0, bytes: 0, brotliBytes: 0 });
    expect(await list(root)).toEqual(Object.keys(files).sort());
  });

  it('begins at 512 bytes', async () => {
    const root = await makeExport({ 'file.txt': 'a'.repeat(512) });
    expect((await precompress(root)).files).toBe(1);
  });

  it('skips files whose copies are newer, and counts them', async () => {
    const root = await makeExport({ 'index.html': long, 'app.js': long });
    const first = await precompress(root);
    const marked = path.join(root, 'index.html.br');
    await writeFile(marked, 'marked');

    const second = await precompress(root);
    expect(await readFile(marked, 'utf8')).toBe('marked');
    expect(second.files).toBe(2);
    expect(second.bytes).toBe(first.bytes);
  });

  it('compresses again what has changed, and only that copy which is missing', async () => {
    const root = await makeExport({ 'index.html': long, 'app.js': long });
    await precompress(root);
    const page = path.join(root, 'index.html');
    await writeFile(page, `${long}new`);
    await utimes(page, future, future);
    await rm(path.join(root, 'app.js.gz'));
    await writeFile(path.join(root, 'app.js.br'), 'marked');

    await precompress(root);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(`${long}new`);
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(`${long}new`);
    expect(gunzipSync(await readFile(path.join(root, 'app.js.gz'))).toString()).toBe(long);
    expect(await readFile(path.join(root, 'app.js.br'), 'utf8')).toBe('marked');
  });

  it('removes copies whose file is gone or has become too small', async () => {
    const root = await makeExport({ 'gone.js': long, 'shrunk.css': long, 'stays.js': long });
    await precompress(root);
    await rm(path.join(root, 'gone.js'));
    await writeFile(path.join(root, 'shrunk.css'), 'a');

    await precompress(root);
    expect(await list(root)).toEqual(['shrunk.css', 'stays.js', 'stays.js.br', 'stays.js.gz']);
  });

  it('removes a copy that a change has made larger than its file', async () => {
    const root = await makeExport({ 'icon.ico': long });
    await precompress(root);
    const icon = path.join(root, 'icon.ico');
    await writeFile(icon, randomBytes(2000));
    await utimes(icon, future, future);
    await precompress(root);
    expect(await list(root)).toEqual(['icon.ico']);
  });

  it('removes what an interrupted run left, and keeps other archives', async () => {
    const root = await makeExport({
      'app.js': 'short',
      'app.js.br.tmp': 'half',
      'download.tar.gz': 'archive',
      'photos.br': 'archive',
    });
    await precompress(root);
    expect(await list(root)).toEqual(['app.js', 'download.tar.gz', 'photos.br']);
  });

  it('does not follow links', async () => {
    const outside = await makeExport({ 'page.html': long });
    const root = await makeExport({ 'index.html': long });
    await symlink(outside, path.join(root, 'folder'));
    await symlink(path.join(outside, 'page.html'), path.join(root, 'page.html'));
    expect((await precompress(root)).files).toBe(1);
    expect(await list(outside)).toEqual(['page.html']);
  });

  it('handles many files', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `pages/${index}.html`);
    const root = await makeExport(Object.fromEntries(names.map((name) => [name, long])));
    expect((await precompress(root)).files).toBe(60);
    expect(await list(root)).toHaveLength(180);
  });

  it('fails for a folder that is not there', async () => {
    const root = await makeFolder();
    await expect(precompress(path.join(root, 'out'))).rejects.toThrow('ENOENT');
  });
});

describe('scripts/finish/index.ts', () => {
  // Starts a process; the machine may be busy with other tests.
  jest.setTimeout(60_000);

  const run = (cwd: string) => {
    const args = ['--import', require.resolve('tsx'), path.resolve('scripts/finish/index.ts')];
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
    return promisify(execFile)(process.execPath, args, { cwd, env });
  };

  it('prints what it did, with numbers', async () => {
    const page = `<meta charset="utf-8">${long.repeat(100)}`;
    const project = await makeFolder({ 'out/index.html': page });
    const { stdout, stderr } = await run(project);
    const [finished, compressed, heaviest] = stdout.split('\n');
    expect(finished).toBe('Finished 1 page in out/');
    expect(compressed).toBe('Compressed 1 file in out/: 170 kB, with brotli 0 kB');
    expect(heaviest).toMatch(/^The heaviest page is index\.html with 0\.\d kB; all are in /);
    expect(stderr).toBe('');
  });

  it('asks for a build when out/ is missing', async () => {
    await expect(run(await makeFolder())).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no site in out/ yet. Build it first: npm run build\n',
    });
  });
});
