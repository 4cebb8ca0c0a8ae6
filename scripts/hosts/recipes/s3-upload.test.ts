/** @jest-environment node */
import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder, removeFolders } from '../../serve/temporary-folder';
import { cacheControlOf } from '../cache-rules';
import { contentTypes } from '../content-types';
import { s3Upload } from './s3-upload';

jest.setTimeout(60_000);
afterEach(removeFolders);

const site = [
  'index.html',
  '404.html',
  'packages.html',
  'packages.txt',
  'packages/island-hopping.html',
  'packages/__next.$d$slug.__PAGE__.txt',
  'Contact.html',
  'old-address.js',
  '_next/static/chunks/abc.js',
  '_next/static/chunks/abc.css',
  '_next/static/media/font.woff2',
  'photos/beach-320.avif',
  'photos/beach-320.webp',
  'images/hero/sandbar.svg',
  'share/packages.jpg',
  'icons/icon-192.png',
  'icon.svg',
  'favicon.ico',
  'apple-icon.png',
  'manifest.webmanifest',
  'feed.xml',
  'sitemap.xml',
  'robots.txt',
];
const atHome = ['packages.html.br', 'images/hero/sandbar.svg.gz', '_headers', '_redirects'];

/** In place of the AWS CLI: notes each call as a line of JSON. */
const aws = `#!/usr/bin/env node
require('node:fs').appendFileSync(process.env.CALLS, JSON.stringify(process.argv.slice(2)) + '\\n');
`;

async function upload(files: string[], env: Record<string, string> = { BUCKET: 'bucket' }) {
  const tools = await makeFolder({ aws, 'upload.sh': s3Upload(), calls: '' });
  const folder = await makeFolder(Object.fromEntries(files.map((name) => [name, 'content'])));
  await chmod(path.join(tools, 'aws'), 0o755);
  const calls = path.join(tools, 'calls');
  const PATH = `${tools}${path.delimiter}${process.env.PATH}`;
  await promisify(execFile)('bash', [path.join(tools, 'upload.sh'), folder], {
    env: { ...env, NODE_ENV: 'test', PATH, CALLS: calls },
  });
  const noted = (await readFile(calls, 'utf8')).trim().split('\n');
  return { folder, calls: noted.map((line) => JSON.parse(line) as string[]) };
}

/** The CLI's rule: everything is in, then each filter in turn, the last that matches decides. */
function chosen(call: string[], files: string[]): string[] {
  const filters = call.flatMap((word, index) =>
    word === '--include' || word === '--exclude'
      ? [{ isIn: word === '--include', pattern: call[index + 1] ?? '' }]
      : [],
  );
  return files.filter((file) =>
    filters.reduce((isIn, filter) => (matches(filter.pattern, file) ? filter.isIn : isIn), true),
  );
}

function matches(pattern: string, file: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.$]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(file);
}

function option(call: string[], name: string): string | undefined {
  return call[call.indexOf(name) + 1];
}

test('uploads each file once, with its type and its rule, hashed files first', async () => {
  const { folder, calls } = await upload([...site, ...atHome]);
  const copies = calls.filter(([, verb]) => verb === 'cp');
  const uploaded = copies.flatMap((call) => {
    expect(call.slice(0, 4)).toEqual(['s3', 'cp', folder, 's3://bucket']);
    return chosen(call, [...site, ...atHome]).map((file) => ({
      file,
      type: option(call, '--content-type'),
      cache: option(call, '--cache-control'),
    }));
  });
  expect(uploaded.map(({ file }) => file).sort()).toEqual([...site].sort());
  for (const { file, type, cache } of uploaded) {
    expect([file, type]).toEqual([file, contentTypes[path.extname(file).slice(1)]]);
    expect([file, cache]).toEqual([file, cacheControlOf(`/${file}`)]);
  }
  const order = uploaded.map(({ file }) => file);
  expect(order.indexOf('index.html')).toBeGreaterThan(order.indexOf('photos/beach-320.webp'));
});

test('removes what is gone, but no hashed file, and leaves the cache alone without a name', async () => {
  const { calls } = await upload(site);
  const last = calls.at(-1) ?? [];
  expect(last.slice(0, 2)).toEqual(['s3', 'sync']);
  expect(last).toContain('--delete');
  const gone = ['old.html', 'images/old.svg', '_next/static/chunks/old.js', 'photos/old.avif'];
  expect(chosen(last, gone)).toEqual(['old.html', 'images/old.svg']);
});

test('tells CloudFront to forget', async () => {
  const { calls } = await upload(site, { BUCKET: 'bucket', DISTRIBUTION: 'E123' });
  expect(calls.at(-1)).toEqual(
    'cloudfront create-invalidation --distribution-id E123 --paths /*'.split(' '),
  );
});

test('stops with one line without a bucket or a site', async () => {
  await expect(upload(site, {})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Name the bucket: BUCKET=name hosts/s3/upload.sh'),
  });
  await expect(upload(['robots.txt'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^There is no site in .*\/ yet\. Build it first: npm run build\n$/,
    ),
  });
});
