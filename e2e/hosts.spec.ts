import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { company } from '@/lib/content/query/site';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { readRedirects } from '../scripts/build/redirect-pages';
import { filesIn } from '../scripts/files-in.mjs';
import { createLocalHost } from '../scripts/serve/local-host';
import { testConfig, testSite } from '../scripts/site.mjs';
import { freePort, hasApache, startApache } from './apache';

// Requests the same addresses from Apache, which has what `npm run pack` packs, and from the local host,
// which reads _headers. Needs no browser.

test.describe.configure({ mode: 'default' });

const names = hasApache ? ['local', 'Apache'] : ['local'];
if (!hasApache) console.warn('Skips Apache in hosts.spec.ts: apt-get install apache2');

const { host } = new URL(company.site);
const ports: Record<string, number> = {};
let apache: ChildProcess | undefined;
let local: Server;
let client: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  client = await playwright.request.newContext();
  for (const name of [...names, 'https']) ports[name] = await freePort();
  const app = createLocalHost(testSite);
  // Acts as if behind https, where all headers are sent.
  local = createAdaptorServer({
    fetch: (request) => app.fetch(new Request(request.url.replace('http:', 'https:'), request)),
  }) as Server;
  await once(local.listen(ports.local, '127.0.0.1'), 'listening');
  if (!hasApache) return;
  const packed = await pack();
  const rules = String(Buffer.from(packed['.htaccess'] ?? []));
  const https = { ...packed, '.htaccess': rules.replace(/^#(?=Rewrite)/gm, '') };
  apache = startApache({
    [ports.Apache ?? 0]: await makeFolder(packed),
    [ports.https ?? 0]: await makeFolder(https),
  });
  await expect
    .poll(async () => (await ask('Apache', '/').catch(() => undefined))?.status)
    .toBe(200);
});

test.afterAll(async () => {
  apache?.kill();
  local?.close();
  await removeFolders();
});

/** An address, the status of its answer, and the file that comes or the address to which it redirects. */
const requests: [address: string, status: number, target: string][] = [
  ['/', 200, 'index.html'],
  ['/packages?a=1', 200, 'packages.html'],
  ['/robots.txt', 200, 'robots.txt'],
  ['/index.html?a=1', 301, '/?a=1'],
  ['/index', 301, '/'],
  ['/packages.html?a=1&b=%2F%0d', 301, '/packages?a=1&b=%2F%0d'],
  ['/packages/?a=1', 301, '/packages?a=1'],
  ...[
    ...['/unknown', '/unknown/', '/unknown.html', '/contact/below', '/PACKAGES', '/404.html'],
    ...['/packages/unknown.name.of.an.item', '//elsewhere.example/', '/_next/static/missing.js'],
    ...['/images', '/images/', '/robots.txt/', '/404', '/_headers', '/.htaccess', '/.git/config'],
  ].map((address): [string, number, string] => [address, 404, '404.html']),
];

for (const name of names) {
  test(`${name} finds pages and files, and has the error page for all else`, async () => {
    for (const [address, status, target] of requests) {
      const answer = await ask(name, address);
      expect([answer.status, answer.headers.location ?? target], address).toEqual([status, target]);
      if (status === 301) continue;
      expect(answer.body.equals(readFileSync(path.join(testSite, target))), address).toBe(true);
    }
  });

  test(`${name} compresses, and sends nothing again that a browser still has`, async () => {
    for (const address of ['/', '/packages', '/trips.json', '/icons.svg']) {
      const { headers } = await ask(name, address);
      expect([headers['content-encoding'], headers.vary], address).toEqual([
        'gzip',
        'Accept-Encoding',
      ]);
      const again = await ask(name, address, { 'If-None-Match': headers.etag ?? '' });
      expect(again.status, address).toBe(304);
    }
  });
}

test('npm run check-live finds the two problems of the test site', async () => {
  const command = ['--import', 'tsx', 'scripts/check-live.ts', `http://127.0.0.1:${ports.local}`];
  const env = { ...process.env, TSX_TSCONFIG_PATH: testConfig };
  const run = promisify(execFile)(process.execPath, command, { env });
  const { code, stdout } = await run.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^The live site was built at .* This folder is at /),
    expect.stringContaining('/sitemap.xml lists a page of another site'),
    'The forms send to a local inbox, not to the mail service.',
    '',
    expect.stringMatching(/^Checked \d\d+ pages and found 2 problems\./),
  ]);
});

test('Apache sends every kind of file with the headers of the local host', async () => {
  test.skip(!hasApache, 'Apache is not installed: apt-get install apache2');
  const compared =
    /^(cache-control|content-security-policy|content-type|cross-origin-|permissions-|referrer-|strict-|x-)/;
  const headersOf = async (name: string, address: string) =>
    Object.entries((await ask(name, address)).headers)
      .filter(([header]) => compared.test(header))
      .sort();
  const old = (await readRedirects(testSite)).map(({ from }) => `${from.slice(1)}.html`);
  // One file of each extension in each top-level folder.
  const kinds = new Map(
    filesIn(testSite)
      .filter((file) => !/^(_headers|_redirects|\.htaccess)$/.test(file) && !old.includes(file))
      .map((file) => [`${file.split('/').slice(0, -1)[0]} ${path.extname(file)}`, file]),
  );
  expect(kinds.size).toBeGreaterThan(15);
  for (const file of kinds.values()) {
    const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
    expect(await headersOf('Apache', address), address).toEqual(await headersOf('local', address));
  }
});

test('Apache leads from old addresses at once, and keeps what follows the ?', async () => {
  test.skip(!hasApache, 'Apache is not installed: apt-get install apache2');
  const redirects = await readRedirects(testSite);
  expect(redirects.map(({ from }) => from)).toContain('/Contact');
  for (const { from, to } of redirects) {
    const { status, headers } = await ask('Apache', `${from}?about=a%20b`);
    expect([status, headers.location], from).toEqual([301, `${to}?about=a%20b`]);
  }
});

test('Apache leads to https and to the one name, also behind a proxy, when the lines are switched on', async () => {
  test.skip(!hasApache, 'Apache is not installed: apt-get install apache2');
  const proxy = { 'X-Forwarded-Proto': 'https' };
  for (const [address, headers, target] of [
    ['/about?a=1', {}, `https://${host}/about?a=1`],
    ['/', { ...proxy, Host: `other.${host}` }, `https://${host}/`],
    ['/about/', proxy, '/about'],
  ] as const) {
    const answer = await ask('https', address, headers);
    expect([answer.status, answer.headers.location], address).toEqual([301, target]);
  }
  expect((await ask('https', '/about', proxy)).status).toBe(200);
});

/** Packs the site under test as npm run pack does. */
async function pack(): Promise<Record<string, Uint8Array>> {
  const file = path.join(await makeFolder(), 'site.zip');
  const command = ['--import', 'tsx', 'scripts/pack.ts', testSite, file];
  await promisify(execFile)(process.execPath, command);
  return unzipSync(readFileSync(file));
}

/**
 * Sends one request and decodes the body, as a browser does. Of a redirect within the host it gives the
 * path; 308 of the local host counts as 301, because LiteSpeed may not know 308.
 */
async function ask(name: string, address: string, headers: Record<string, string> = {}) {
  const port = ports[name];
  const response = await client.fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { Host: host, 'Accept-Encoding': 'gzip', ...headers },
    maxRedirects: 0,
  });
  const answered = response.headers();
  const { location } = answered;
  if (location) answered.location = location.replace(`http://${host}:${port}`, '');
  const status = response.status() === 308 ? 301 : response.status();
  return { status, headers: answered, body: await response.body() };
}
