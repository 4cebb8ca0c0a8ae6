import {
  cacheOf,
  filesOf,
  isOwnPage,
  mayBeCopied,
  offlineCopy,
  picturePathsIn,
  picturesToRemove,
  relatedPagesOf,
  sentAt,
} from './offline-copies';

const page = `<!DOCTYPE html><html><head><title>A trip | Sea</title>
<link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" href="/_next/static/b.woff2" as="font">
<script data-module="/_next/static/site/c.js /_next/static/site/d.js">begin()</script></head><body>
<p data-stale="offline" hidden=""><span>Saved on {when}.</span></p><p data-stale="slow" hidden=""><span>Slow, {when}.</span></p>
<a href="/cruise/in-the-menu">Menu</a>
<main><img alt="" src="/images/a.svg"><a href="/cruise/port-blair-to-neil">Ferry</a><a href="/map#trip">Map</a>
<a href="/packages/other">Other</a><ul class="x" id="cached-pages"></ul></main></body></html>`;

const answer = (about: object) =>
  ({ status: 200, type: 'basic', redirected: false, headers: new Headers(), ...about }) as Response;
const typed = (type: string) => answer({ headers: new Headers({ 'content-type': type }) });

test.each([
  ['/packages/island-hopping', true, 'pages'],
  ['/sitemap.xml', true, undefined],
  ['/_next/static/site/page-1.js', false, 'files'],
  ['/photos/a-1200.webp', false, 'pictures'],
  ['/images/a.svg', false, 'pictures'],
  ['/details/packages/a.txt', false, 'data'],
  ['/search.json', false, 'data'],
  ['/sw.js', false, undefined],
  ['/packages', false, undefined],
])('the answer to a request for %s (opened: %s) belongs to the %s', (path, isOpened, cache) => {
  expect(cacheOf(new URL(path, 'https://sea.example'), isOpened)).toBe(cache);
});

test('an answer is copied when it is whole, the site’s own and of the type that its address promises', () => {
  expect(mayBeCopied(typed('text/html; charset=utf-8'), '/packages')).toBe(true);
  expect(mayBeCopied(typed('image/svg+xml'), '/images/a.svg')).toBe(true);
  expect(mayBeCopied(typed('application/json'), '/search.json')).toBe(true);
  // What a hotspot sends in place of anything.
  expect(mayBeCopied(typed('text/html'), '/images/a.svg')).toBe(false);
  expect(mayBeCopied(typed('text/html'), '/_next/static/site/a.js')).toBe(false);
  const html = { headers: new Headers({ 'content-type': 'text/html' }) };
  for (const fault of [
    { status: 500 },
    { status: 206 },
    { redirected: true },
    { type: 'opaque' },
  ]) {
    expect(mayBeCopied(answer({ ...html, ...fault }), '/packages')).toBe(false);
  }
});

test('a page that is cut off, or somebody else’s, is not copied', () => {
  expect(isOwnPage(page)).toBe(true);
  expect(isOwnPage(page.slice(0, -20))).toBe(false);
  expect(isOwnPage('<html><body>Please log in</body></html>')).toBe(false);
});

test('a page names its files, its pictures and what a traveller needs with it', () => {
  expect(filesOf(page)).toEqual([
    '/_next/static/a.css',
    '/_next/static/b.woff2',
    '/_next/static/site/c.js',
    '/_next/static/site/d.js',
  ]);
  expect(picturePathsIn(page)).toEqual(['/images/a.svg']);
  expect(relatedPagesOf(page)).toEqual(['/cruise/port-blair-to-neil', '/map']);
});

test.each([
  ['as many as there may be', 150, 100, []],
  ['too many', 152, 100, ['/images/0.svg', '/images/2.svg']],
  ['too much', 10, 2_000_000, ['/images/0.svg', '/images/2.svg', '/images/3.svg']],
])(
  'of %s pictures those go that were there first, but none that is needed',
  (_, count, bytes, gone) => {
    const pictures = Array.from({ length: count }, (_, index) => ({
      path: `/images/${index}.svg`,
      bytes,
    }));
    expect(picturesToRemove(pictures, new Set(['/images/1.svg']))).toEqual(gone);
  },
);

test('a copy says when it was made and why it is shown', () => {
  const copied = new Date(2026, 11, 12, 9, 40).getTime();
  const offline = offlineCopy(page, copied, 'offline');
  expect(offline).toMatch(/<p data-stale="offline"><span>Saved on 12 December.* 9:40.*\.<\/span>/);
  expect(offline).toContain('<p data-stale="slow" hidden="">');
  expect(offlineCopy(page, copied, 'slow')).toContain('<p data-stale="offline" hidden="">');
});

test.each([
  ['Thu, 26 Nov 2026 10:00:00 GMT', Date.UTC(2026, 10, 26, 10)],
  ['Thu, 26 Nov 2026 12:00:00 GMT', Date.UTC(2026, 10, 26, 11)],
  ['soon', Date.UTC(2026, 10, 26, 11)],
])('an answer of %s has the time of the host, or that of the phone', (date, expected) => {
  const dated = answer({ headers: new Headers({ date }) });
  expect(sentAt(dated, Date.UTC(2026, 10, 26, 11))).toBe(expected);
});
