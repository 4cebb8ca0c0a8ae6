/** @jest-environment node */
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { createLocalHost } from './local-host';

const long = 'island '.repeat(500);
const origin = 'http://localhost';
let app: Hono;

beforeAll(async () => {
  const root = await makeFolder({
    'index.html': 'home',
    'packages.html': 'packages',
    'packages/reef.html': 'reef',
    'packages/reef.v2.html': 'second reef',
    'details/packages/reef.txt': 'dialog',
    'robots.txt': 'robots',
    '404.html': 'NoPage',
    'plain.js': long,
    '_next/static/a.js': 'hashed',
    'images/a.svg': '<svg/>',
    '.hidden': 'hidden',
    _redirects: '/Packages /packages 301',
    _headers: `# comment
/*
  Content-Security-Policy: frame-ancestors 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1
  X-Test: every answer

/_next/static/*
  Cache-Control: max-age=9, immutable
/images/a.svg
  # comment
  Cache-Control: max-age=5
`,
  });
  const outside = await makeFolder({ 'secret.txt': 'secret' });
  await symlink(path.join(outside, 'secret.txt'), path.join(root, 'link.txt'));
  app = createLocalHost(root);
});
afterAll(removeFolders);

test.each([
  ['/', 'home', 'text/html'],
  ['/packages?price=1', 'packages', 'text/html'],
  ['/packages/reef', 'reef', 'text/html'],
  ['/packages/reef.v2', 'second reef', 'text/html'],
  ['/p%61ckages', 'packages', 'text/html'],
  ['/details/packages/reef.txt', 'dialog', 'text/plain'],
])('%s is served as %s', async (address, body, type) => {
  const answer = await app.request(origin + address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
});

test.each([
  ['/packages/', '/packages'],
  ['/packages.html', '/packages'],
  ['/packages/reef/?a=%2F&b', '/packages/reef?a=%2F&b'],
  ['/packages/reef.html?a', '/packages/reef?a'],
  ['/index', '/'],
  ['/index.html?a', '/?a'],
])('%s redirects to %s', async (address, location) => {
  const answer = await app.request(origin + address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, location]);
});

test.each([
  '/unknown',
  '/PACKAGES',
  '/images/',
  '/404',
  '/404.html',
  '/_headers',
  '/.hidden',
  '/link.txt',
  '/..%2f..%2fetc%2fpasswd',
  '//evil.example/packages/',
  '/%zz',
  '/_next/static/missing.js',
])('%s is the error page', async (address) => {
  const answer = await app.request(origin + address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('NoPage');
  expect(answer.headers.get('Location')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('HEAD has no body, other methods are refused, and so are enquiries without an inbox', async () => {
  const head = await app.request(`${origin}/packages`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const address of ['/', '/packages/', '/unknown', '/api/v1.0/email/send-form']) {
    const answer = await app.request(origin + address, { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a file is sent compressed to a browser that accepts it', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const packed = await app.request(`${origin}/plain.js`, { headers });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(String(gunzipSync(await packed.arrayBuffer()))).toBe(long);
  const plain = await app.request(`${origin}/plain.js`);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe(long);
});

test('the headers are those of _headers; over http without what is for https alone', async () => {
  const read = async (address: string) => (await app.request(address)).headers;
  const policy = "frame-ancestors 'none'";
  const secure = await read('https://localhost/images/a.svg');
  expect(secure.get('Content-Security-Policy')).toBe(`${policy}; upgrade-insecure-requests`);
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=1');
  expect(secure.get('Cache-Control')).toBe('max-age=5');

  const local = await read(`${origin}/images/a.svg`);
  expect(local.get('Content-Security-Policy')).toBe(policy);
  expect(local.get('Strict-Transport-Security')).toBeNull();
  expect(local.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');

  expect((await read(`${origin}/_next/static/a.js`)).get('Cache-Control')).toContain('immutable');
  for (const address of ['/', '/unknown', '/packages/']) {
    expect((await read(origin + address)).get('X-Test')).toBe('every answer');
  }
});
