import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { company } from '@/lib/content/query/site';
import { parseRedirects, plainAddress } from '@/lib/redirects';
import { unlistedRoutes } from '@/lib/routes';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { checkLive } from '../scripts/check-live/check-live';
import { mapConcurrently } from '../scripts/check-live/live-site';
import { filesIn } from '../scripts/files-in.mjs';
import { otherNameOf, writeHostFiles } from '../scripts/postbuild/host-files';
import { createLocalHost } from '../scripts/serve/local-host';
import { testSite } from '../scripts/setup/build.mjs';
import { freePort } from '../scripts/setup/port.mjs';
import { hasApache, startApache } from './apache';
import { hasNginx, startNginx } from './nginx';

// Requests the same addresses from nginx and Apache, with the rules that the build writes for them, and
// from the local host, which reads public/_headers. Needs no browser.

test.describe.configure({ mode: 'default' });

/** Apache has what npm run pack packs; with few modules it has the whole export. */
const apaches = ['Apache', 'Apache with few modules'];
const hosts = [...(hasNginx ? ['nginx'] : []), ...(hasApache ? apaches : [])];
if (!hasNginx) console.warn('Skips nginx in hosts.spec.ts: apt-get install nginx');
if (!hasApache) console.warn('Skips Apache in hosts.spec.ts: apt-get install apache2');
test.skip(hosts.length === 0);

const compared = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const { redirects } = parseRedirects(readFileSync(path.join(testSite, '_redirects'), 'utf8'));
const { host } = new URL(company.site);
const otherHost = otherNameOf(host);

/** A site whose old addresses have every form. */
const smallSite = {
  'index.html': 'home',
  'index.php': 'what an earlier site has left',
  'about.html': 'about',
  'images/picture.txt': '',
  '.well-known/acme-challenge/token': 'proof',
  _headers: '',
  _redirects: [
    '/index.php?page=ferry&lang=en /cruise 301',
    '/index.php /about 301',
    '/home.php / 301',
    '/our%20tours.html /packages 301',
    '/%E0%A4%AF%E0%A4%BE%E0%A4%A4%E0%A5%8D%E0%A4%B0%E0%A4%BE /packages 301',
    '/tours/ /packages 301',
    '/images /contact 301',
  ].join('\n'),
};

/** What shared hosts have besides. */
const modules = ['headers', 'setenvif', 'expires', 'filter', 'deflate', 'brotli'];

const processes: ChildProcess[] = [];
let local: Server;
let client: APIRequestContext;
/** The port of each host, and of sites of these tests. */
const ports: Record<string, number> = {};
/** What npm run pack packs of the site under test. */
let packed: Record<string, Uint8Array>;

/** The content under test has no photographs: these stand for them. */
const photographs = ['avif', 'webp'].map((type) => path.join(testSite, `photos/probe.${type}`));

test.beforeAll(async ({ playwright }) => {
  mkdirSync(path.dirname(photographs[0] ?? ''), { recursive: true });
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  for (const file of photographs) await pixel.clone().toFile(file);
  client = await playwright.request.newContext();
  const app = createLocalHost(testSite);
  // Acts as if behind https, where all headers are sent.
  local = createAdaptorServer({
    fetch: (request) => app.fetch(new Request(request.url.replace('http:', 'https:'), request)),
  }) as Server;
  const names = ['local', ...hosts, 'without https', 'old addresses', 'https'];
  for (const name of names) ports[name] = await freePort();
  await once(local.listen(port('local'), '127.0.0.1'), 'listening');
  if (hasNginx) processes.push(startNginx(testSite, port('nginx'), port('without https')));
  packed = await pack();
  if (hasApache) processes.push(...(await startApaches()));
  for (const name of hosts) {
    await expect
      .poll(async () => (await ask(name, '/').catch(() => undefined))?.status, name)
      .toBe(200);
  }
});

test.afterAll(async () => {
  for (const file of photographs) rmSync(file, { force: true });
  for (const child of processes) child.kill();
  local?.close();
  await removeFolders();
});

for (const name of hosts) {
  test(`${name} sends every kind of file as the local host does`, async () => {
    // One file of each extension in each top-level folder.
    const kinds = new Map(
      exported().map((file) => [`${file.split('/').slice(0, -1)[0]} ${path.extname(file)}`, file]),
    );
    expect(kinds.size).toBeGreaterThan(20);
    await mapConcurrently([...kinds.values()], async (file) => {
      const answer = await expectAlike(name, addressOf(file));
      expect(answer.status, file).toBe(200);
      expect(answer.body.equals(readFileSync(path.join(testSite, file))), file).toBe(true);
      expect(answer.headers['content-type'], file).not.toBe('application/octet-stream');
    });
  });

  test(`${name} has one address for each page`, async () => {
    // One page of each folder, and home.
    const kinds = new Map(pages().map((file) => [path.dirname(file), file]));
    await mapConcurrently([...kinds.values(), 'index.html'], async (file) => {
      const address = addressOf(file);
      expect((await expectAlike(name, `${address}?a=1`)).status, address).toBe(200);
      for (const other of [`/${file}`, `/${file.replace(/\.html$/, '')}/`]) {
        const { status, headers } = await expectAlike(name, `${other}?a=1&b=%2F%0d`);
        expect([301, 308], other).toContain(status);
        expect(headers.location).toBe(`${address}?a=1&b=%2F%0d`);
      }
    });
  });

  test(`${name} leads from the old addresses of the list at once`, async () => {
    await mapConcurrently(oldAddresses(), async ({ from, to }) => {
      for (const address of [from, `${plainAddress(from)}/`]) {
        const { status, headers } = await ask(name, `${address}?about=a%20b`);
        expect([status, headers.location], address).toEqual([301, `${to}?about=a%20b`]);
      }
    });
  });

  test(`${name} has the error page for what there is not`, async () => {
    const addresses = [
      '/unknown',
      '/unknown/',
      '/unknown.html',
      '/unknown/deep/below',
      '/contact/below',
      '/PACKAGES',
      '/packages/unknown.name.of.an.item',
      '/packages.htm',
      '//elsewhere.example',
      '//elsewhere.example/',
      '/_next/static/chunks/missing.js',
      '/images',
      '/images/',
      '/_next/',
      '/robots.txt/',
      '/404',
      '/404/',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/.htaccess',
      '/.nginx.conf',
      '/.git/config',
      '/.env',
      '/.well-known/',
      '/index.html.br',
      '/index.html.gz',
    ];
    await mapConcurrently(addresses, async (address) => {
      const { status, headers, body } = await expectAlike(name, address);
      expect(status, address).toBe(404);
      expect(body.equals(readFileSync(`${testSite}/404.html`)), address).toBe(true);
      if (!hasHeaders(name)) return;
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
  });

  test(`${name} answers HEAD with the headers of GET and no body`, async () => {
    for (const address of ['/', '/packages', '/packages/', '/robots.txt', '/unknown']) {
      const { status } = await expectAlike(name, address);
      const head = await expectAlike(name, address, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([status, 0]);
    }
  });

  for (const accepted of ['identity', 'gzip', 'gzip, br', 'gzip;q=0']) {
    test(`whoever accepts ${accepted} gets pages, data and pictures in it from ${name}`, async () => {
      const isCompressed = /gzip(?!;q=0)/.test(accepted);
      const options = { headers: { 'Accept-Encoding': accepted } };
      const files = ['index.html', 'trips.json', '404.html', 'manifest.webmanifest', 'icon.svg'];
      for (const file of files) {
        const address = addressOf(file);
        const { body } = await expectAlike(name, address, options);
        expect(body.equals(readFileSync(path.join(testSite, file))), file).toBe(true);
        if (body.length < 1024) continue;
        for (const asked of hasHeaders(name) ? [name, 'local'] : ['local']) {
          const { headers } = await ask(asked, address, options);
          const coding = headers['content-encoding'] ?? 'identity';
          expect(isCompressed ? accepted.split(', ') : ['identity'], file).toContain(coding);
          expect(headers.vary, file).toBe('Accept-Encoding');
        }
      }
    });
  }

  test(`${name} sends nothing again that a browser still has`, async () => {
    for (const address of ['/', '/packages', '/icons.svg']) {
      const accepted = { 'Accept-Encoding': 'gzip, br' };
      const { headers } = await ask(name, address, { headers: accepted });
      const known = { ...accepted, 'If-None-Match': headers.etag ?? '' };
      const again = await ask(name, address, { headers: known });
      expect([again.status, again.headers['cache-control']], address).toEqual([
        304,
        headers['cache-control'],
      ]);
    }
  });
}

test('nginx and the local host refuse what is no GET or HEAD', async () => {
  test.skip(!hasNginx);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    for (const address of ['/', '/packages/', '/robots.txt', '/unknown']) {
      for (const name of ['nginx', 'local']) {
        expect((await ask(name, address, { method })).status, `${method} ${address}`).toBe(405);
      }
    }
  }
});

test('nginx leads to https and to the one name', async () => {
  test.skip(!hasNginx);
  for (const [name, asked] of [
    ['nginx', otherHost],
    ['without https', otherHost],
    ['without https', host],
  ] as const) {
    const { status, headers } = await ask(name, '/Packages/?a=1', { headers: { Host: asked } });
    expect([status, headers.location]).toEqual([301, `https://${host}/Packages/?a=1`]);
  }
});

test('Apache leads from old addresses of any form, and never in a circle', async () => {
  test.skip(!hasApache);
  for (const [address, target] of [
    ['/index.php', '/about'],
    ['/index.php?a=1', '/about?a=1'],
    ['/index.php?lang=en&page=ferry', '/cruise'],
    ['/index.php?page=ferryboat', '/about?page=ferryboat'],
    ['/home.php?x=1', '/?x=1'],
    ['/our%20tours?a=%20', '/packages?a=%20'],
    ['/%E0%A4%AF%E0%A4%BE%E0%A4%A4%E0%A5%8D%E0%A4%B0%E0%A4%BE', '/packages'],
    ['/tours', '/packages'],
    ['/tours/?a=1', '/packages?a=1'],
    ['/images', '/contact'],
  ]) {
    const { status, headers } = await ask('old addresses', address ?? '');
    expect([status, headers.location], address).toEqual([301, target]);
  }
  for (const [address, body] of [
    ['/', 'home'],
    ['/.well-known/acme-challenge/token', 'proof'],
  ]) {
    expect(String((await ask('old addresses', address ?? '')).body)).toBe(body);
  }
  expect((await ask('old addresses', '/indexXphp')).status).toBe(404);
});

test('Apache leads to https and to the one name at once, also behind a proxy', async () => {
  test.skip(!hasApache);
  const proxy = { 'X-Forwarded-Proto': 'https' };
  for (const [address, headers, target] of [
    ['/about?a=1', {}, `https://${host}/about?a=1`],
    ['/unknown', {}, `https://${host}/unknown`],
    ['/', { ...proxy, Host: otherHost }, `https://${host}/`],
    ['//elsewhere.example/', {}, `https://${host}/elsewhere.example/`],
    ['/tours/?a=1', { Host: otherHost }, `https://${host}/packages?a=1`],
    ['/about/', proxy, `https://${host}/about`],
  ] as const) {
    const answer = await ask('https', address, { headers });
    expect([answer.status, answer.headers.location], address).toEqual([301, target]);
  }
  expect((await ask('https', '/about', { headers: proxy })).status).toBe(200);
  expect((await ask('https', '/.well-known/acme-challenge/token')).status).toBe(200);
});

test('Apache answers whichever of its modules is missing', async () => {
  test.skip(!hasApache);
  const folder = await makeFolder(smallSite);
  await writeHostFiles(folder);
  for (const missing of [...modules, 'dir', 'mime']) {
    ports[missing] = await freePort();
    const child = startApache({ sites: { [port(missing)]: folder }, modules, missing });
    processes.push(child);
    await expect
      .poll(async () => (await ask(missing, '/about').catch(() => undefined))?.status, missing)
      .toBe(200);
    expect((await ask(missing, '/tours')).headers.location, missing).toBe('/packages');
    expect((await ask(missing, '/unknown')).status, missing).toBe(404);
    child.kill();
  }
});

// The other hosts send what the local one does.
for (const name of ['local', 'Apache with few modules']) {
  test(`npm run check-live finds on ${name} only what the site under test is, and what the host lacks`, async () => {
    test.skip(name !== 'local' && !hasApache);
    const address = `http://127.0.0.1:${port(name)}`;
    const { pages: asked, findings } = await checkLive(address, { rules: testSite });
    expect(asked).toBe(pages().length - unlistedRoutes.length);
    const kinds = new Set(findings.map(({ what }) => what));
    expect([...kinds].sort()).toEqual([
      ...(hasHeaders(name) ? [] : ['a header for safety or caching is missing or different']),
      'an example is still on the page',
      ...(hasHeaders(name)
        ? []
        : ['pages and scripts come uncompressed, which is slow on a telephone']),
      'the forms send to the inbox of a computer, not to a mailbox',
      'the site’s files name another address, so search engines and shared links go there',
    ]);
  });
}

test('what is packed for shared hosts can be unpacked anywhere', async () => {
  const names = Object.keys(packed);
  expect(names).toContain('.htaccess');
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

/** Apache for the packed site, for the whole export, and for two small sites. */
async function startApaches(): Promise<ChildProcess[]> {
  const whole = await makeFolder();
  cpSync(testSite, whole, { recursive: true });
  const old = await makeFolder(smallSite);
  await writeHostFiles(old);
  const rules = readFileSync(path.join(old, '.htaccess'), 'utf8');
  const https = await makeFolder({
    ...smallSite,
    '.htaccess': rules.replace('#RewriteRule', 'RewriteRule'),
  });
  return [
    startApache({
      sites: {
        [port('Apache')]: await makeFolder(packed),
        [port('old addresses')]: old,
        [port('https')]: https,
      },
      modules,
      // What the rules of the site have to overcome.
      lines: [
        'ExpiresActive On',
        'ExpiresDefault "access plus 1 month"',
        'Header set X-Content-Type-Options other',
        'AddType application/x-gzip .gz',
        'AddLanguage br .br',
      ],
    }),
    startApache({ sites: { [port('Apache with few modules')]: whole } }),
  ];
}

/** Packs the site under test as npm run pack does. */
async function pack(): Promise<Record<string, Uint8Array>> {
  const file = path.join(await makeFolder(), 'site.zip');
  const command = ['--import', 'tsx', 'scripts/pack.ts', testSite, file];
  await promisify(execFile)(process.execPath, command);
  return unzipSync(readFileSync(file));
}

type Options = { method?: string; headers?: Record<string, string> };

/** Whether a host sends the headers of `_headers`; otherwise it is compared in all else. */
function hasHeaders(name: string): boolean {
  return name !== 'Apache with few modules';
}

/** Fails when a host and the local host differ in status, headers or body. The body of a redirect is ignored. */
async function expectAlike(name: string, address: string, options?: Options) {
  const first = await ask(name, address, options);
  const second = await ask('local', address, options);
  const isRedirect = first.headers.location !== undefined;
  const summary = ({ status, headers }: typeof first) => [
    // Apache has 301 for all redirects, since LiteSpeed may not know 308.
    status === 308 ? 301 : status,
    ...compared
      .filter((header) => hasHeaders(name) || /^(content-type|location)$/.test(header))
      .filter((header) => !isRedirect || header !== 'content-type')
      .map((header) => `${header}: ${headers[header]}`),
  ];
  expect(summary(first), `${name} at ${address}`).toEqual(summary(second));
  expect(isRedirect || second.body.equals(first.body), `the bodies at ${address}`).toBe(true);
  return first;
}

/** Sends one request and decodes the body, as a browser does. Apache's redirects name the host that was asked. */
async function ask(name: string, address: string, { method = 'GET', headers }: Options = {}) {
  const response = await client.fetch(`http://127.0.0.1:${port(name)}${address}`, {
    method,
    headers: { Host: host, ...headers },
    maxRedirects: 0,
  });
  const answered = response.headers();
  const { location } = answered;
  if (location) answered.location = location.replace(`http://${host}:${port(name)}`, '');
  return { status: response.status(), headers: answered, body: await response.body() };
}

function port(name: string): number {
  return ports[name] ?? 0;
}

/** The old addresses with a page of the site under test; the live list may lead to others. */
function oldAddresses() {
  const addresses = pages().map(addressOf);
  return redirects.filter(
    ({ from, to }) => addresses.includes(to) && !addresses.includes(plainAddress(from)),
  );
}

function pages(): string[] {
  return exported().filter((file) => file.endsWith('.html'));
}

/** The files except those for old addresses, as paths in the export. */
function exported(): string[] {
  const isOldAddress = (file: string) =>
    file.endsWith('.html') && readFileSync(path.join(testSite, file)).includes('/old-address.js');
  return filesIn(testSite)
    .filter((file) => !/\.(br|gz)$|^_(headers|redirects)$|^\.|^404\.html$/.test(file))
    .filter((file) => !isOldAddress(file));
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : encodeURI(`/${file.replace(/\.html$/, '')}`);
}
