/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { createLocalHost } from '../serve/local-host';
import { checkLive } from './check-live';
import { describeLiveBuild } from './live-build';

const site = 'https://www.reef.example.in';
const mail = {
  publicKey: 'key',
  serviceId: 'service',
  templates: { flight: 'flights', contact: 'trips' },
  origin: 'https://mail.example.in',
};
const long = 'island '.repeat(300);

const page = (title: string, more = '') => `<!doctype html><html><head>
<title>${title}</title><meta property="og:image" content="${site}/share/one.jpg">
<link rel="stylesheet" href="/_next/static/a.css"><script src="/_next/static/a.js"></script>${more}
</head><body><nav><a href="/contact">Contact</a></nav><img src="/images/a.svg">${long}</body></html>`;

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`;

/** The small page of an old address. */
const small = (links: string) => `<script src="/old-address.js" defer></script>${links}`;

/** An export without a fault. */
const sound: Record<string, string> = {
  'index.html': page('Home'),
  'contact.html': page('Contact'),
  'packages.html': page('Packages'),
  'packages/reef.html': page('The reef'),
  'Contact.html': small('<h1><a href="/contact"></a></h1>'),
  'index.php.html': small('<h1><a href="/"></a></h1><a href="/packages" data-query="p=tours">'),
  '404.html': page('No page'),
  'sitemap.xml': sitemap(...['/', '/contact', '/packages', '/packages/reef'].map((x) => site + x)),
  'feed.xml': `<rss><channel><link>${site}/blogs</link></channel></rss>`,
  'robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
  'favicon.ico': 'icon',
  'forms.json': JSON.stringify({ mail }),
  'share/one.jpg': 'picture',
  'images/a.svg': '<svg/>',
  '_next/static/a.css': long,
  '_next/static/a.js': long,
  _redirects: '/Contact /contact 301\n/index.php?p=tours /packages 301\n/Contact/ /contact 301',
  _headers: `/*
  Content-Security-Policy: frame-ancestors 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=31536000
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

type Fault = {
  /** Files that take the place of sound ones; an empty text takes a file away. */
  files?: Record<string, string>;
  /** An answer that takes the place of the host's. */
  answer?: (url: URL, asked: Request) => Response | undefined;
};

const realFetch = globalThis.fetch;
afterEach(async () => {
  globalThis.fetch = realFetch;
  await removeFolders();
});

/** Checks a site with a fault, and tells what is found. No request leaves this process. */
async function check({ files = {}, answer }: Fault = {}) {
  const there = Object.entries({ ...sound, ...files }).filter(([, text]) => text !== '');
  const root = await makeFolder(Object.fromEntries(there));
  const rules = await makeFolder(sound);
  const app = createLocalHost(root);
  globalThis.fetch = async (address, init) => {
    const asked = new Request(address, init);
    const url = new URL(asked.url);
    const given = answer?.(url, asked);
    if (given) return given;
    if (url.origin !== site) return Response.redirect(`${site}${url.pathname}`, 301);
    return decode(await app.fetch(asked));
  };
  const { findings } = await checkLive(site, { rules, build: rules });
  return findings.map(({ what, spot }) => `${what}: ${spot}`);
}

/** Decodes a body as fetch does. */
async function decode(answer: Response): Promise<Response> {
  const coding = answer.headers.get('Content-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isNone = [204, 301, 304, 308].includes(answer.status);
  const open = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
  const body = isNone || bytes.length === 0 ? null : new Uint8Array(open?.(bytes) ?? bytes);
  return new Response(body, answer);
}

/** An answer to one address alone. */
const at = (path: string, make: () => Response) => ({
  answer: (url: URL) => (url.href === site + path ? make() : undefined),
});
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

test('a site without a fault gives nothing to do', async () => {
  expect(await check()).toEqual([]);
});

test.each<[string, Fault, string]>([
  ['a page is gone', { files: { 'packages/reef.html': '' } }, 'not there: /packages/reef (status'],
  [
    'noindex',
    at('/contact', () => html(page('C', '<meta name="robots" content="noindex">'))),
    'asks search engines to leave it out: /contact',
  ],
  ['no sitemap', { files: { 'sitemap.xml': '' } }, 'missing or broken: /sitemap.xml'],
  [
    'the sitemap of another address',
    { files: { 'sitemap.xml': sitemap('https://other.in/', 'https://other.in/contact') } },
    'name another address, so search engines and shared links go there: https://other.in/',
  ],
  [
    'robots.txt that closes the site',
    { files: { 'robots.txt': `User-Agent: *\nDisallow: /\nSitemap: ${site}/sitemap.xml` } },
    'robots.txt keeps all search engines out: /robots.txt',
  ],
  ['no robots.txt', { files: { 'robots.txt': '' } }, 'robots.txt is missing: /robots.txt'],
  ['no picture', { files: { 'images/a.svg': '' } }, 'is missing: /images/a.svg'],
  [
    'a host without the rules',
    {
      answer: ({ pathname }) =>
        /\w\/?$/.test(pathname) && !/\.\w+$/.test(pathname) ? html('Not Found', 404) : undefined,
    },
    'the host finds hardly any page: https://www.reef.example.in',
  ],
  [
    'styles as text',
    at('/_next/static/a.css', () => new Response(long)),
    'browsers refuse it: /_n',
  ],
  [
    'the home page for unknown addresses',
    at('/nothing-here-at-all', () => html(page('Home'))),
    'own error page with status 404: /nothing-here-at-all',
  ],
  [
    'a page twice',
    at('/packages/', () => html(page('P'))),
    'does not lead to the page: /packages/',
  ],
  ['an old address', { files: { 'Contact.html': '' } }, 'does not lead to its page: /Contact'],
  ['file lists', at('/images/', () => html('Index of /images')), 'list of files: /images/'],
  ['passwords', at('/.env', () => new Response('KEY=1')), 'can be read by anybody: /.env'],
  ['no headers', { files: { _headers: '' } }, 'different: /: Strict-Transport-Security'],
  ['no compression', at('/', () => html(sound['index.html'] ?? '')), 'slow on a telephone: /'],
  [
    'http without https',
    { answer: (url) => (url.protocol === 'http:' ? html(page('Home')) : undefined) },
    'http does not lead to https: http://www.reef.example.in/',
  ],
  [
    'no name without www',
    { answer: (url) => (url.host === 'reef.example.in' ? html('Parked') : undefined) },
    'does not lead to the site: https://reef.example.in/',
  ],
  [
    'an example',
    { files: { 'contact.html': page('Contact', 'hello@reef.example') } },
    'an example is still on the page: /contact',
  ],
  [
    'another build',
    { files: { 'packages.html': page('Packages of last week') } },
    'differs from the last build on this computer: /packages',
  ],
  ['no mail service', { files: { 'forms.json': '{}' } }, 'offer chat, e-mail and phone only'],
  [
    'the local inbox',
    { files: { 'forms.json': JSON.stringify({ mail: { ...mail, origin: 'self' } }) } },
    'not to a mailbox: /contact',
  ],
  [
    'a line that breaks',
    {
      answer: ({ pathname }) => {
        if (pathname === '/contact') throw new TypeError('fetch failed');
        return undefined;
      },
    },
    'the page is not there: /contact (there is no connection',
  ],
])('%s', async (_, fault, expected) => {
  expect(await check(fault)).toContainEqual(expect.stringContaining(expected));
});

test('a host that answers everything with one page is told of as that, not as open passwords', async () => {
  const found = await check({
    answer: (url) => (url.origin === site ? html(sound['index.html'] ?? '') : undefined),
  });
  expect(found).toContainEqual(expect.stringContaining('status 404: /nothing-here-at-all'));
  expect(found.filter((one) => /anybody|list of files/.test(one))).toEqual([]);
});

test('without a sitemap, unknown addresses are asked for all the same', async () => {
  const found = await check({ files: { 'sitemap.xml': '', '404.html': '' } });
  expect(found.slice(0, 3)).toEqual([
    'the list of pages for search engines is missing or broken: /sitemap.xml',
    expect.stringContaining('status 404: /nothing-here-at-all'),
    expect.stringContaining('status 404: /nothing/here/at-all'),
  ]);
});

test('robots.txt may keep single robots out', async () => {
  const robots = `User-Agent: Crawler\nDisallow: /\n\n${sound['robots.txt']}`;
  expect(await check({ files: { 'robots.txt': robots } })).toEqual([]);
});

test('a site that does not answer, or leads elsewhere, is told of in a sentence', async () => {
  const lost = () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
  };
  await expect(check({ answer: lost })).rejects.toThrow(
    /no host is known under this name.*\n.*DNS/,
  );
  const moved = at('/', () => Response.redirect('https://reef.example.in/', 301));
  await expect(check(moved)).rejects.toThrow('leads to https://reef.example.in/. Check that');
});

const one = '1'.repeat(40);
const two = '2'.repeat(40);
const built = '2026-11-25T14:03:12.000Z';

test.each([
  [{ built, commit: one }, one, 'from commit 11111111. This folder is at the same commit.'],
  [{ built, commit: one }, `${one}+`, 'at the same commit, with changes that are not committed.'],
  [
    { built, commit: `${one}+` },
    two,
    'changes that were not committed. This folder is at commit 2',
  ],
  [{ built, commit: one }, undefined, 'This folder has no git.'],
  [{ built }, one, 'Live is the build of 2026-11-25 14:03 UTC. It names no commit.'],
  [undefined, one, 'Not known: which build is live.'],
])('the build %j is told of in a folder at %s', async (mark, here, expected) => {
  globalThis.fetch = async () => (mark ? Response.json(mark) : html('No page', 404));
  expect(await describeLiveBuild(site, here)).toContain(expected);
});
