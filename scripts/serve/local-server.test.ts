import type { Hono } from 'hono';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { makeInbox } from './inbox';
import { onlyLocalhost } from './listen';
import { makeLocalServer } from './local-server';

// e2e/servers.spec.ts tests the addresses.

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
  app = makeLocalServer(root);
});
afterAll(removeFolders);

test('only GET and HEAD are answered', async () => {
  const head = await app.request(`${origin}/packages`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await app.request(`${origin}/packages`, { method: 'POST' })).status).toBe(405);
});

test('responses have the headers of _headers, but over http not those for https', async () => {
  const read = async (host: string, path: string) => {
    const { headers } = await app.request(host + path);
    const names = ['Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control'];
    return names.map((name) => headers.get(name));
  };
  const policy = "frame-ancestors 'none'";
  const secure = [`${policy}; upgrade-insecure-requests`, 'max-age=1', 'max-age=5'];
  expect(await read('https://localhost', '/robots.txt')).toEqual(secure);
  const uncached = 'public, max-age=0, must-revalidate';
  expect(await read(origin, '/robots.txt')).toEqual([policy, null, uncached]);
  expect(await read(origin, '/_next/static/a.js')).toEqual([policy, null, 'max-age=9, immutable']);
});

test.each([
  ['localhost:3000', 200],
  ['localhost.evil.example', 421],
  ['127.0.0.1:3000', 421],
])('%s is answered with %i', async (host, status) => {
  expect((await onlyLocalhost(app)(new Request(`http://${host}/packages`))).status).toBe(status);
});

test.each([
  ['http://localhost', 200],
  ['https://elsewhere.example', 403],
])('the inbox answers a form on %s with %i', async (Origin, status) => {
  const inbox = makeInbox(await makeFolder({}));
  const init = { method: 'POST', body: new FormData(), headers: { Origin } };
  expect((await inbox.request('/api/v1.0/email/send-form', init)).status).toBe(status);
});

test('the inbox shows the newest enquiry first, and names a file that it cannot read', async () => {
  const mail = (name: string) =>
    JSON.stringify({ received: '2026-01-01', templateId: 'contact', fields: [['name', name]] });
  const files = { '1.json': mail('Asha'), '2.json': '{', '3.json': mail('<b>Ravi') };
  const inbox = makeInbox(await makeFolder(files));
  const page = await (await inbox.request(`${origin}/inbox`)).text();
  expect(page).toMatch(/&lt;b&gt;Ravi.*2\.json can't be read.*Asha/s);
});
