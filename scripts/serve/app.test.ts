/** @jest-environment node */
import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { localSecurityHeaders } from '../hosts/security-headers';
import { createApp } from './app';
import { makeFolder, removeFolders } from './temporary-folder';

const script = `console.log(${JSON.stringify('a long line '.repeat(50))});`;
const large = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
const changed = new Date('2026-03-04T05:06:07.890Z');
const changedHeader = 'Wed, 04 Mar 2026 05:06:07 GMT';

let root: string;
let app: Hono;

beforeAll(async () => {
  root = await makeFolder({
    'index.html': 'home page',
    'packages.html': 'packages page',
    'packages.txt': 'packages payload',
    'blogs.html': 'blogs page',
    'blogs/first-post.html': 'first post',
    'blogs/caf\u00e9.html': 'coffee',
    '404.html': 'error page',
    '404.html.br': brotliCompressSync('error page'),
    '_next/static/app.js': script,
    'photos/beach-320-0123456789.avif': 'a picture',
    '_next/static/app.js.br': brotliCompressSync(script),
    '_next/static/app.js.gz': gzipSync(script),
    '_next/static/[slug]/page.js': 'slug',
    'only-gzip.css': 'css',
    'only-gzip.css.gz': gzipSync('css'),
    'orphan.js.br': 'no source',
    'digits.txt': '0123456789',
    'digits.txt.br': brotliCompressSync('0123456789'),
    'empty.txt': '',
    'large.bin': large,
    '.secret': 'secret',
    _headers: 'rules',
    _redirects: 'rules',
    '.git/config': 'secret',
    CNAME: 'example.com',
  });
  await utimes(path.join(root, 'digits.txt'), changed, changed);
  app = createApp({ root });
});

afterAll(removeFolders);

/** `address` is taken as it is, behind the host: also `//elsewhere`. */
async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(new Request(`http://localhost${address}`, { method, headers }));
}

async function expectErrorPage(response: Response) {
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('ETag')).toBeNull();
  expect(await response.text()).toBe('error page');
}

describe('addresses', () => {
  it.each([
    ['/', 'home page'],
    ['/packages', 'packages page'],
    ['/packages?from=home', 'packages page'],
    ['/packages.txt?_rsc=1', 'packages payload'],
    ['/blogs', 'blogs page'],
    ['/blogs/first-post', 'first post'],
    ['/blogs/caf%C3%A9', 'coffee'],
    ['/p%61ckages', 'packages page'],
    ['/_next/static/%5Bslug%5D/page.js', 'slug'],
    ['/CNAME', 'example.com'],
  ])('%s is a page or file', async (address, body) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['/packages/', '/packages'],
    ['/packages/?a=1&b=%2F', '/packages?a=1&b=%2F'],
    ['/packages.html', '/packages'],
    ['/packages.html?a=1', '/packages?a=1'],
    ['/packages.html/', '/packages'],
    ['/blogs/', '/blogs'],
    ['/blogs.html', '/blogs'],
    ['/blogs/first-post/', '/blogs/first-post'],
    ['/blogs/first-post.html', '/blogs/first-post'],
    ['/blogs/caf%C3%A9/', '/blogs/caf%C3%A9'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/index', '/'],
    ['/packages.txt/', '/packages.txt'],
  ])('%s redirects to %s', async (address, location) => {
    const response = await get(address);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
  });

  it.each([
    ['an unknown page', '/unknown'],
    ['an unknown page with a slash', '/unknown/'],
    ['an unknown .html', '/unknown.html'],
    ['a missing asset', '/_next/static/missing.js'],
    ['a missing picture', '/images/missing.png'],
    ['another case', '/Packages'],
    ['another case in the extension', '/packages.HTML'],
    ['a folder without a page', '/_next/static'],
    ['a folder without a page, with a slash', '/_next/static/'],
    ['a page below a file', '/packages.txt/more'],
    ['the error page itself', '/404'],
    ['the file of the error page', '/404.html'],
    ['a brotli copy', '/_next/static/app.js.br'],
    ['a gzip copy', '/_next/static/app.js.gz'],
    ['a copy without a source', '/orphan.js.br'],
    ['headers for another host', '/_headers'],
    ['redirects for another host', '/_redirects'],
    ['two slashes', '//packages'],
    ['two slashes inside', '/blogs//first-post'],
    ['two slashes at the end', '/packages//'],
    ['only slashes', '//'],
    ['a very long name', `/${'a'.repeat(5000)}`],
  ])('%s is the error page', async (_, address) => {
    await expectErrorPage(await get(address));
  });

  it.each([
    '//evil.example/',
    '//evil.example/..',
    '///evil.example/',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '//evil.example/index.html',
    '//packages/',
    '/%2Fpackages/',
  ])('%s does not redirect off the site', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });

  it('shows a new build at once', async () => {
    const folder = await makeFolder({ 'index.html': 'old' });
    const host = createApp({ root: folder });
    expect(await (await host.request('/')).text()).toBe('old');
    await rm(folder, { recursive: true });
    expect((await host.request('/')).status).toBe(404);
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.html'), 'new');
    expect(await (await host.request('/')).text()).toBe('new');
  });

  it('has a plain 404 for an export without an error page', async () => {
    const host = createApp({ root: await makeFolder() });
    const response = await host.request('/');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe('Not found');
  });
});

describe('what is outside of the export', () => {
  let outside: string;

  beforeAll(async () => {
    outside = await makeFolder({ 'secret.html': 'secret', 'copy.br': 'secret' });
    await symlink(path.join(outside, 'secret.html'), path.join(root, 'linked.html'));
    await symlink(path.join(outside, 'copy.br'), path.join(root, 'packages.txt.br'));
    await symlink(outside, path.join(root, 'linked-folder'));
    await symlink(path.join(root, 'packages.html'), path.join(root, 'inside.html'));
    await symlink('loop.html', path.join(root, 'loop.html'));
    // A folder whose name begins like the root's: no part of it.
    await symlink(`${root}-more`, path.join(root, 'neighbour'));
    await mkdir(`${root}-more`);
    await writeFile(path.join(`${root}-more`, 'secret.html'), 'secret');
  });

  afterAll(() => rm(`${root}-more`, { recursive: true }));

  it.each([
    '/..%2fsecret',
    '/..%2F..%2Fetc%2Fpasswd',
    '/%2e%2e%2fsecret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/blogs/..%2f..%2f..%2fetc/passwd',
    '/blogs%2ffirst-post',
    '/..%5c..%5cetc%5cpasswd',
    '/..\\..\\etc\\passwd',
    '/%252e%252e/secret',
    '/packages%00',
    '/packages.html%00.txt',
    '/%00',
    '/.secret',
    '/%2esecret',
    '/.git/config',
    '/.git/',
    '/blogs/%2e%2e%2e',
    '/linked',
    '/linked.html',
    '/linked-folder/secret',
    '/neighbour/secret',
    '/loop',
  ])('%s is the error page', async (address) => {
    await expectErrorPage(await get(address));
  });

  it.each(['/%', '/%zz', '/packages%', '/%E0%A4%A', '/%C0%AE%C0%AE/secret', '/%ff'])(
    '%s is a bad request',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('Bad request');
    },
  );

  it('follows a link that stays inside', async () => {
    expect(await (await get('/inside')).text()).toBe('packages page');
  });

  it('does not send a compressed copy from outside', async () => {
    const response = await get('/packages.txt', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe('packages payload');
  });

  it('serves an export that is itself behind a link', async () => {
    const link = path.join(await makeFolder(), 'out');
    await symlink(root, link);
    expect(await (await createApp({ root: link }).request('/packages')).text()).toBe(
      'packages page',
    );
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      for (const address of ['/packages', '/unknown', '/packages/']) {
        const response = await get(address, {}, method);
        expect(response.status).toBe(405);
        expect(response.headers.get('Allow')).toBe('GET, HEAD');
      }
    },
  );

  it.each([
    ['/packages', {}],
    ['/large.bin', {}],
    ['/empty.txt', {}],
    ['/_next/static/app.js', { 'Accept-Encoding': 'br' }],
    ['/unknown', {}],
    ['/unknown', { 'Accept-Encoding': 'br' }],
    ['/packages/', {}],
    ['/%', {}],
  ])('HEAD %s has the headers of GET and no body (%j)', async (address, headers) => {
    const [got, head] = await Promise.all([get(address, headers), get(address, headers, 'HEAD')]);
    const body = await got.arrayBuffer();
    expect(head.status).toBe(got.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
    expect(head.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it('HEAD answers If-None-Match, but knows no ranges', async () => {
    const etag = (await get('/digits.txt')).headers.get('ETag') ?? '';
    expect((await get('/digits.txt', { 'If-None-Match': etag }, 'HEAD')).status).toBe(304);
    const response = await get('/digits.txt', { Range: 'bytes=0-1' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('10');
  });
});

describe('content types', () => {
  const types = {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    rss: 'application/rss+xml; charset=utf-8',
    atom: 'application/atom+xml; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    woff2: 'font/woff2',
    png: 'image/png',
    jpg: 'image/jpeg',
    avif: 'image/avif',
    webp: 'image/webp',
    ico: 'image/x-icon',
    unknown: 'application/octet-stream',
  };
  let host: Hono;

  beforeAll(async () => {
    const names = Object.keys(types).map((end) => [`file.${end}`, 'content']);
    host = createApp({ root: await makeFolder(Object.fromEntries(names)) });
  });

  it.each(Object.entries(types))('.%s is %s', async (end, type) => {
    const response = await host.request(end === 'html' ? '/file' : `/file.${end}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  it('is plain bytes without an extension', async () => {
    const response = await get('/CNAME');
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
  });

  it.each([
    ['a page', '/', {}, 'GET'],
    ['a part', '/digits.txt', { Range: 'bytes=0-1' }, 'GET'],
    ['a redirect', '/packages/', {}, 'GET'],
    ['the error page', '/unknown', {}, 'GET'],
    ['not modified', '/', { 'If-None-Match': '*' }, 'GET'],
    ['a bad request', '/%', {}, 'GET'],
    ['a wrong method', '/', {}, 'POST'],
    ['a wrong range', '/digits.txt', { Range: 'bytes=99-' }, 'GET'],
    ['what the inbox does not know', '/inbox/unknown', {}, 'GET'],
  ])('%s has the headers that real hosts send', async (_, address, headers, method) => {
    const response = await get(address, headers, method);
    for (const [name, value] of Object.entries(localSecurityHeaders)) {
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
  });

  it('have nothing that asks for https, which http://localhost has not', async () => {
    const { headers } = await get('/');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  });

  it('leave the stricter ones of the inbox', async () => {
    const host = createApp({ root, inbox: { folder: await makeFolder() } });
    const { status, headers } = await host.request('/inbox');
    expect(status).toBe(200);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });
});

describe('compressed copies', () => {
  it('sends brotli', async () => {
    const response = await get('/_next/static/app.js', { 'Accept-Encoding': 'gzip, br' });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('sends gzip', async () => {
    const response = await get('/_next/static/app.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
  });

  it.each([{}, { 'Accept-Encoding': 'identity' }, { 'Accept-Encoding': '*;q=0' }])(
    'sends the plain file for %j',
    async (headers) => {
      const response = await get('/_next/static/app.js', headers as Record<string, string>);
      expect(response.headers.get('Content-Encoding')).toBeNull();
      expect(await response.text()).toBe(script);
    },
  );

  it('falls back to the copy there is', async () => {
    const response = await get('/only-gzip.css', { 'Accept-Encoding': 'br, gzip;q=0.1' });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    const plain = await get('/only-gzip.css', { 'Accept-Encoding': 'br' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('varies wherever there is a copy, and only there', async () => {
    const encoding = { 'Accept-Encoding': 'br' };
    const vary = async (address: string, headers = {}) =>
      (await get(address, headers)).headers.get('Vary');
    expect(await vary('/_next/static/app.js', encoding)).toBe('Accept-Encoding');
    expect(await vary('/_next/static/app.js')).toBe('Accept-Encoding');
    expect(await vary('/_next/static/app.js', { 'If-None-Match': '*' })).toBe('Accept-Encoding');
    expect(await vary('/digits.txt', { Range: 'bytes=0-1' })).toBe('Accept-Encoding');
    expect(await vary('/unknown')).toBe('Accept-Encoding');
    expect(await vary('/packages', encoding)).toBeNull();
  });

  it('compresses the error page, too', async () => {
    const response = await get('/unknown', { 'Accept-Encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe('error page');
  });
});

describe('caching', () => {
  const revalidate = 'public, max-age=0, must-revalidate';

  it.each([
    ['/_next/static/app.js', 'public, max-age=31536000, immutable'],
    ['/photos/beach-320-0123456789.avif', 'public, max-age=31536000, immutable'],
    ['/', revalidate],
    ['/packages', revalidate],
    ['/digits.txt', revalidate],
    ['/packages/', revalidate],
    ['/_next/static/missing.js', 'no-cache'],
  ])('%s: %s', async (address, expected) => {
    expect((await get(address)).headers.get('Cache-Control')).toBe(expected);
  });

  it('has one strong ETag per encoding', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const response = await get('/_next/static/app.js', { 'Accept-Encoding': encoding });
        return response.headers.get('ETag') ?? '';
      }),
    );
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  it('computes the ETag from the contents, again only when time or size change', async () => {
    const folder = await makeFolder({ 'a.txt': 'one', 'b.txt': 'one', 'c.txt': 'two' });
    const host = createApp({ root: folder });
    const etag = async (name: string) => (await host.request(`/${name}`)).headers.get('ETag');
    const file = path.join(folder, 'a.txt');
    await utimes(file, changed, changed);

    const first = await etag('a.txt');
    expect(await etag('b.txt')).toBe(first);
    expect(await etag('c.txt')).not.toBe(first);

    await writeFile(file, 'two');
    await utimes(file, changed, changed);
    expect(await etag('a.txt')).toBe(first);

    await utimes(file, changed, new Date(changed.getTime() + 1000));
    expect(await etag('a.txt')).toBe(await etag('c.txt'));

    await writeFile(file, 'longer');
    await utimes(file, changed, new Date(changed.getTime() + 1000));
    expect(await etag('a.txt')).not.toBe(await etag('c.txt'));
  });

  it('has a Last-Modified date, that of the file also for its copy', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'br' }] as Record<string, string>[]) {
      const response = await get('/digits.txt', headers);
      expect(response.headers.get('Last-Modified')).toBe(changedHeader);
    }
  });

  describe('If-None-Match', () => {
    let etag: string;

    beforeAll(async () => {
      etag = (await get('/digits.txt')).headers.get('ETag') ?? '';
    });

    it.each([
      ['the tag', (tag: string) => tag],
      ['a weak tag', (tag: string) => `W/${tag}`],
      ['a list', (tag: string) => `"x", W/"y,z" , ${tag}`],
      ['a list without spaces', (tag: string) => `"x",${tag},"y"`],
      ['a star', () => '*'],
      ['a star between spaces', () => ' * '],
    ])('%s: 304', async (_, header) => {
      const response = await get('/digits.txt', { 'If-None-Match': header(etag) });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Cache-Control')).toBe(revalidate);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(response.headers.get('Content-Length')).toBeNull();
      expect(response.headers.get('Content-Type')).toBeNull();
    });

    it.each([
      ['another tag', () => '"x"'],
      ['no quotes', (tag: string) => tag.replaceAll('"', '')],
      ['a part of the tag', (tag: string) => `${tag.slice(0, -2)}"`],
      ['a star in quotes', () => '"*"'],
      ['nothing', () => ''],
    ])('%s: the file', async (_, header) => {
      const response = await get('/digits.txt', { 'If-None-Match': header(etag) });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    });

    it('compares with the encoding that would be sent', async () => {
      const encoding = { 'Accept-Encoding': 'br' };
      const compressed = (await get('/digits.txt', encoding)).headers.get('ETag') ?? '';
      const ask = async (tag: string) =>
        (await get('/digits.txt', { ...encoding, 'If-None-Match': tag })).status;
      expect(await ask(compressed)).toBe(304);
      expect(await ask(etag)).toBe(200);
    });

    it('goes before a range', async () => {
      const headers = { 'If-None-Match': etag, Range: 'bytes=0-1' };
      expect((await get('/digits.txt', headers)).status).toBe(304);
    });

    it('has no say for what is missing', async () => {
      await expectErrorPage(await get('/unknown', { 'If-None-Match': '*' }));
    });
  });

  describe('If-Modified-Since', () => {
    it.each([
      ['the same date', changedHeader, 304],
      ['a later date', 'Thu, 05 Mar 2026 00:00:00 GMT', 304],
      ['an earlier date', 'Wed, 04 Mar 2026 05:06:06 GMT', 200],
      ['no date', 'yesterday', 200],
      ['a number', '9999', 200],
      ['nearly a date', 'soon GMT', 200],
    ])('%s', async (_, date, status) => {
      expect((await get('/digits.txt', { 'If-Modified-Since': date })).status).toBe(status);
    });

    it('counts only without If-None-Match', async () => {
      const headers = { 'If-Modified-Since': changedHeader, 'If-None-Match': '"x"' };
      expect((await get('/digits.txt', headers)).status).toBe(200);
    });
  });
});

describe('ranges', () => {
  it('are offered', async () => {
    expect((await get('/digits.txt')).headers.get('Accept-Ranges')).toBe('bytes');
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, body, contentRange) => {
    const response = await get('/digits.txt', { Range: range, 'Accept-Encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('ETag')).toBe((await get('/digits.txt')).headers.get('ETag'));
    expect(await response.text()).toBe(body);
  });

  it('cut streamed files as well', async () => {
    const whole = await get('/large.bin');
    expect(whole.headers.get('Content-Length')).toBe('300000');
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);

    const part = await get('/large.bin', { Range: 'bytes=100000-200000' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Length')).toBe('100001');
    const body = Buffer.from(await part.arrayBuffer());
    expect(body.equals(large.subarray(100_000, 200_001))).toBe(true);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const response = await get('/digits.txt', { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10');
  });

  it('finds no range in an empty file', async () => {
    const response = await get('/empty.txt', { Range: 'bytes=0-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */0');
    expect((await get('/empty.txt', { Range: 'bytes=-1' })).status).toBe(200);
  });

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'bytes=a', 'bytes=-', 'items=0-1'])(
    '%s is ignored',
    async (range) => {
      const response = await get('/digits.txt', { Range: range });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Range')).toBeNull();
      expect(await response.text()).toBe('0123456789');
    },
  );

  it('an ignored range does not stand in the way of compression', async () => {
    const headers = { Range: 'bytes=0-1,3-4', 'Accept-Encoding': 'br' };
    expect((await get('/digits.txt', headers)).headers.get('Content-Encoding')).toBe('br');
  });

  it('do not apply to the error page', async () => {
    await expectErrorPage(await get('/unknown', { Range: 'bytes=0-1' }));
  });

  describe('If-Range', () => {
    const ask = async (ifRange: string, range = 'bytes=0-1') =>
      (await get('/digits.txt', { Range: range, 'If-Range': ifRange })).status;

    it('sends the part for the same ETag', async () => {
      const etag = (await get('/digits.txt')).headers.get('ETag') ?? '';
      expect(await ask(etag)).toBe(206);
      expect(await ask(`W/${etag}`)).toBe(200);
      expect(await ask('"x"')).toBe(200);
      expect(await ask('*')).toBe(200);
    });

    it('sends the part for the same date', async () => {
      expect(await ask(changedHeader)).toBe(206);
      expect(await ask('Wed, 04 Mar 2026 05:06:08 GMT')).toBe(200);
      expect(await ask('yesterday')).toBe(200);
    });

    it('ignores even a wrong range when the file has changed', async () => {
      expect(await ask('"x"', 'bytes=99-')).toBe(200);
    });
  });
});

describe('files that change while they are served', () => {
  it('finishes a download of a file that is replaced', async () => {
    const folder = await makeFolder({ 'large.bin': large, 'next.bin': new Uint8Array(10) });
    const response = await createApp({ root: folder }).request('/large.bin');
    await rename(path.join(folder, 'next.bin'), path.join(folder, 'large.bin'));
    expect((await stat(path.join(folder, 'large.bin'))).size).toBe(10);
    expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true);
  });
});
