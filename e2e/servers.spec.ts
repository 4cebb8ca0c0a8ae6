import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { company } from '@/lib/content/query/all-content';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { readRedirects } from '../scripts/build/redirect-pages';
import { filesIn } from '../scripts/files-in.mjs';
import { makeLocalServer } from '../scripts/serve/local-server';
import { testEnvironment, testSite } from '../scripts/test-site.mjs';
import { hasApache, startApache } from './apache';
import { dataAddress, randomPort, TestServer } from './test-server';

// Tests, without a browser, the answers of the local server, and of Apache with the files of `npm run pack`.

test.describe.configure({ mode: 'default' });

const { host } = new URL(company.site);
const noApache = 'Apache, which needs Debian’s apache2';
const ports = { http: randomPort(), https: randomPort(), local: 0 };
let apache: ChildProcess | undefined;
let client: APIRequestContext;
const site = makeLocalServer(testSite);
// Acts as if behind https, where all headers are sent.
const local = new TestServer((request) =>
  site.fetch(new Request(request.url.replace('http:', 'https:'), request)),
);

test.beforeAll(async ({ playwright }) => {
  client = await playwright.request.newContext();
  await local.start();
  ports.local = Number(new URL(local.address).port);
  if (!hasApache) return;
  const packed = await pack();
  const rules = String(Buffer.from(packed['.htaccess'] ?? []));
  const https = { ...packed, '.htaccess': rules.replace(/^#(?=Rewrite)/gm, '') };
  apache = startApache({
    [ports.http]: await makeFolder(packed),
    [ports.https]: await makeFolder(https),
  });
  const isUp = () => ask('http', '/').then(({ status }) => status);
  await expect.poll(() => isUp().catch(() => 0)).toBe(200);
});

test.afterAll(async () => {
  apache?.kill();
  await local.stop();
  await removeFolders();
});

/** An address, the status of its response, and the file or the target of the redirect. */
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

for (const server of ['local', 'http'] as const) {
  test(`${server}: every page and file has one address, and all else is the error page`, async () => {
    test.skip(server === 'http' && !hasApache, noApache);
    for (const [address, status, target] of requests) {
      const answer = await ask(server, address);
      expect([answer.status, answer.headers.location ?? target], address).toEqual([status, target]);
      if (status === 301) continue;
      expect(answer.body.equals(readFileSync(path.join(testSite, target))), address).toBe(true);
    }
  });

  test(`${server}: an old address redirects at once, and keeps the query`, async () => {
    test.skip(server === 'http' && !hasApache, noApache);
    const redirects = await readRedirects(testSite);
    expect(redirects.map(({ from }) => from)).toContain('/Contact');
    for (const { from, to } of redirects) {
      const { status, headers } = await ask(server, `${from}?about=a%20b`);
      expect([status, headers.location], from).toEqual([301, `${to}?about=a%20b`]);
    }
  });
}

test('npm run check:live finds what is wrong', async () => {
  const { answer } = local;
  const wrong: Record<string, Response> = {
    '/Contact': new Response('', { status: 301, headers: { Location: '/old/contact' } }),
    '/build.json': Response.json({ built: new Date(), mail: { origin: 'https://mail.example' } }),
  };
  local.answer = (request, incoming) =>
    wrong[new URL(request.url).pathname] ?? answer(request, incoming);
  const command = ['--import', 'tsx', 'scripts/check-live.ts', local.address];
  const env = { ...process.env, ...testEnvironment };
  const run = promisify(execFile)(process.execPath, command, { env });
  const { code, stdout } = await run.catch((error) => error);
  local.answer = answer;
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^Built: \w.* GMT$/),
    expect.stringMatching(/^Pages checked: \d\d+$/),
    expect.stringContaining('/sitemap.xml lists a page of another site'),
    '/Contact does not lead to /contact, but returns /old/contact. See "Old addresses" in docs/going-live.md.',
    'The security policy of the pages blocks https://mail.example. See "The mail service" in docs/going-live.md.',
    'Problems: 3',
  ]);
});

test.describe('Apache', () => {
  test.skip(!hasApache, noApache);

  test('compresses files, and answers 304 for those in the cache of a browser', async () => {
    for (const address of ['/', '/packages', dataAddress('tariff'), '/icons.svg']) {
      const { headers } = await ask('http', address);
      const { 'content-encoding': encoding, vary, etag = '' } = headers;
      expect([encoding, vary], address).toEqual(['gzip', 'Accept-Encoding']);
      const again = await ask('http', address, { 'If-None-Match': etag });
      expect(again.status, address).toBe(304);
    }
  });

  test('sends every kind of file with the headers of the local server', async () => {
    const compared =
      /^(cache-control|content-security-policy|content-type|cross-origin-|permissions-|referrer-|strict-|x-)/;
    const headersOf = async (name: keyof typeof ports, address: string) =>
      Object.entries((await ask(name, address)).headers)
        .filter(([header]) => compared.test(header))
        .sort();
    const old = (await readRedirects(testSite)).map(({ from }) => `${from.slice(1)}.html`);
    // One file of each extension in each top-level folder.
    const kinds = new Map(
      filesIn(testSite)
        .filter((file) => !/^(_|\.)[^/]+$/.test(file) && !old.includes(file))
        .map((file) => [`${file.split('/').slice(0, -1)[0]} ${path.extname(file)}`, file]),
    );
    expect(kinds.size).toBeGreaterThan(15);
    for (const file of kinds.values()) {
      const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
      expect(await headersOf('http', address), address).toEqual(await headersOf('local', address));
    }
  });

  test('redirects to https and one domain, also behind a proxy, when these lines are switched on', async () => {
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
});

/** Packs the test site as `npm run pack` does, as if its forms didn't send to the local inbox. */
async function pack(): Promise<Record<string, Uint8Array>> {
  const folder = await makeFolder();
  const file = path.join(folder, 'site.zip');
  cpSync(testSite, folder, { recursive: true });
  writeFileSync(path.join(folder, 'build.json'), '{}');
  const command = ['--import', 'tsx', 'scripts/pack.ts', folder, file];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, MAIL: 'none' } });
  return unzipSync(readFileSync(file));
}

/**
 * Sends a request and decodes the body. For a redirect within the host, returns the path. 308 from the local server
 * counts as 301, because LiteSpeed may not support 308.
 */
async function ask(
  name: keyof typeof ports,
  address: string,
  headers: Record<string, string> = {},
) {
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
