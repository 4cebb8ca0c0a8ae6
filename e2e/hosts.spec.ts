import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parseRedirects, plainAddress, redirectFiles } from '@/lib/redirects';
import { createApp } from '../scripts/serve/app';
import { testSite } from '../scripts/setup/build.mjs';
import { hasNginx, startNginx } from './nginx';

// Requests the same addresses of the export from nginx, with hosts/nginx.conf, and from the local
// host, which reads public/_headers. Needs no browser.

test.describe.configure({ mode: 'default' });
test.skip(!hasNginx);
if (!hasNginx) console.warn('Skips hosts.spec.ts: nginx is not installed (apt-get install nginx)');

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

const { redirects } = parseRedirects(readFileSync('public/_redirects', 'utf8'));
const host = 'www.example.com';

let nginx: ChildProcess;
let local: Server;
let client: APIRequestContext;
let ports: { nginx: number; redirects: number; local: number };

/** The content under test has no photographs: these stand for them. */
const photographs = ['avif', 'webp'].map((type) => path.join(testSite, `photos/probe.${type}`));

test.beforeAll(async ({ playwright }) => {
  mkdirSync(path.dirname(photographs[0] ?? ''), { recursive: true });
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  for (const file of photographs) await pixel.clone().toFile(file);
  client = await playwright.request.newContext();
  const app = createApp(testSite);
  // Acts as if behind https, where all headers are sent.
  local = createAdaptorServer({
    fetch: (request) => app.fetch(new Request(request.url.replace('http:', 'https:'), request)),
  }) as Server;
  ports = { nginx: await freePort(), redirects: await freePort(), local: await listen(local) };
  nginx = startNginx(testSite, ports.nginx, ports.redirects);
  await expect
    .poll(async () => (await ask(ports.nginx, '/').catch(() => undefined))?.status)
    .toBe(200);
});

test.afterAll(() => {
  for (const file of photographs) rmSync(file, { force: true });
  nginx?.kill();
  local?.close();
});

test('every kind of file of the export is sent alike', async () => {
  // One file of each extension in each top-level folder.
  const kinds = new Map(
    exported().map((name) => [`${name.split('/').slice(0, -1)[0]} ${path.extname(name)}`, name]),
  );
  expect(kinds.size).toBeGreaterThan(20);
  for (const name of kinds.values()) {
    const answer = await expectAlike(addressOf(name));
    expect(answer.status, name).toBe(200);
    expect(answer.body.equals(readFileSync(path.join(testSite, name))), name).toBe(true);
    expect(answer.headers['content-type'], name).not.toBe('application/octet-stream');
  }
});

test('every page is sent alike, and has one address', async () => {
  for (const name of exported().filter((name) => name.endsWith('.html'))) {
    const address = addressOf(name);
    expect((await expectAlike(`${address}?a=1`)).status, address).toBe(200);
    for (const other of [`/${name}`, `/${name.replace(/\.html$/, '')}/`]) {
      const { status, headers } = await expectAlike(`${other}?a=1&b=%2F%0d`);
      expect([status, headers.location]).toEqual([308, `${address}?a=1&b=%2F%0d`]);
    }
  }
});

// The live list may lead to pages that the site under test does not have, and addresses that depend on
// what follows the ? are for their small page alone.
const plain = redirects.filter(
  ({ from, to }) =>
    /^\/[a-z-]*$/.test(to) &&
    plainAddress(from) !== to &&
    redirects.every((other) => other.from !== from || other.query === ''),
);

for (const { from, to } of plain) {
  test(`${from} leads to ${to}: nginx redirects, the local host has a small page`, async () => {
    const answer = await ask(ports.nginx, `${from}?about=a%20b`);
    expect([answer.status, answer.headers.location]).toEqual([301, `${to}?about=a%20b`]);
    const page = await ask(ports.local, plainAddress(from));
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain(`url=${to}"`);
  });
}

for (const address of [
  '/unknown',
  '/unknown/',
  '/unknown.html',
  '/PACKAGES',
  '/packages/unknown.name.of.an.item',
  '/packages.htm',
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
  '/.nojekyll',
  '/index.html.br',
  '/index.html.gz',
]) {
  test(`${address} is the error page`, async () => {
    const { status, headers, body } = await expectAlike(address);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.equals(readFileSync(`${testSite}/404.html`))).toBe(true);
  });
}

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  for (const address of ['/', '/packages', '/packages/', '/robots.txt', '/unknown']) {
    const { status } = await expectAlike(address);
    const head = await expectAlike(address, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([status, 0]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    for (const address of ['/', '/packages/', '/robots.txt', '/unknown']) {
      for (const port of [ports.nginx, ports.local]) {
        expect((await ask(port, address, { method })).status, `${method} ${address}`).toBe(405);
      }
    }
  }
});

for (const accepted of ['identity', 'gzip', 'gzip, br', 'gzip;q=0']) {
  test(`whoever accepts ${accepted} gets pages, data and pictures in it`, async () => {
    const isCompressed = /gzip(?!;q=0)/.test(accepted);
    for (const name of [
      'index.html',
      'trips.json',
      '404.html',
      'manifest.webmanifest',
      'icon.svg',
    ]) {
      const address = addressOf(name);
      const { body } = await expectAlike(address, { headers: { 'Accept-Encoding': accepted } });
      expect(body.equals(readFileSync(path.join(testSite, name))), name).toBe(true);
      if (body.length < 1024) continue;
      for (const port of [ports.nginx, ports.local]) {
        const { headers } = await ask(port, address, { headers: { 'Accept-Encoding': accepted } });
        const coding = headers['content-encoding'] ?? 'identity';
        expect(isCompressed ? accepted.split(', ') : ['identity'], name).toContain(coding);
        expect(headers.vary, name).toBe('Accept-Encoding');
      }
    }
  });
}

test('nginx leads to https and to the name with www', async () => {
  const target = 'https://www.example.com/Packages/?a=1';
  for (const [port, name] of [
    [ports.nginx, 'example.com'],
    [ports.redirects, 'example.com'],
    [ports.redirects, host],
  ] as const) {
    const { status, headers } = await ask(port, '/Packages/?a=1', { headers: { Host: name } });
    expect([status, headers.location]).toEqual([301, target]);
  }
});

type Options = { method?: string; headers?: Record<string, string> };

/** Fails when the two hosts differ in status, headers or body. The body of a redirect is ignored. */
async function expectAlike(address: string, options?: Options) {
  const first = await ask(ports.nginx, address, options);
  const second = await ask(ports.local, address, options);
  const isRedirect = first.headers.location !== undefined;
  const summary = ({ status, headers }: typeof first) => [
    status,
    ...compared
      .filter((name) => !isRedirect || name !== 'content-type')
      .map((name) => `${name}: ${headers[name]}`),
  ];
  expect(summary(second), `the local host at ${address}`).toEqual(summary(first));
  expect(isRedirect || second.body.equals(first.body), `the bodies at ${address}`).toBe(true);
  return first;
}

/** Sends one request and decodes the body, as a browser does. */
async function ask(port: number, address: string, { method = 'GET', headers }: Options = {}) {
  const response = await client.fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { Host: host, ...headers },
    maxRedirects: 0,
  });
  return {
    status: response.status(),
    headers: response.headers(),
    body: await response.body(),
  };
}

/** The files except those for old addresses, as paths in the export. */
function exported(): string[] {
  const gone = redirects.filter(({ from, to }) => plainAddress(from) !== to);
  const old = gone.flatMap(({ from }) => redirectFiles(from));
  return readdirSync(testSite, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(testSite, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/\.(br|gz)$|^_(headers|redirects)$|^\.|^404\.html$/.test(name))
    .filter((name) => !old.includes(name));
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : encodeURI(`/${name.replace(/\.html$/, '')}`);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
