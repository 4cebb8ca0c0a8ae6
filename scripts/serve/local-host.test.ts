/** @jest-environment node */
import type { Hono } from 'hono';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { onlyLocalhost } from './listen';
import { createLocalHost } from './local-host';

// e2e/hosts.spec.ts tests which addresses it answers.

const origin = 'http://localhost';
let app: Hono;

beforeAll(async () => {
  const root = await makeFolder({
    'packages.html': 'packages',
    'robots.txt': 'robots',
    '_next/static/a.js': 'hashed',
    _headers: `/*
  Content-Security-Policy: frame-ancestors 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1

/_next/static/*
  # comment
  Cache-Control: max-age=9, immutable
/robots.txt
  Cache-Control: max-age=5
`,
  });
  app = createLocalHost(root);
});
afterAll(removeFolders);

test('only GET and HEAD are answered', async () => {
  const head = await app.request(`${origin}/packages`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await app.request(`${origin}/packages`, { method: 'POST' })).status).toBe(405);
});

test('responses have the headers of _headers, but over http not those for https', async () => {
  const read = async (address: string) => (await app.request(address)).headers;
  const secure = await read('https://localhost/robots.txt');
  expect(secure.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=1');
  expect(secure.get('Cache-Control')).toBe('max-age=5');

  const local = await read(`${origin}/robots.txt`);
  expect(local.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(local.get('Strict-Transport-Security')).toBeNull();
  expect(local.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect((await read(`${origin}/_next/static/a.js`)).get('Cache-Control')).toContain('immutable');
});

test.each([
  ['localhost:3000', 200],
  ['localhost.evil.example', 421],
  ['127.0.0.1:3000', 421],
])('%s is answered with %i', async (host, status) => {
  expect((await onlyLocalhost(app)(new Request(`http://${host}/packages`))).status).toBe(status);
});
