import { ownAddress, ownAddressOf } from './page-copies';

const url = 'https://example.com/packages/reef-week/?arrive=2027-01-12';
const request = { url } as Request;
/** The parameters of Workbox that the plugins don't read. */
const rest = { event: {} as never, cacheName: 'pages' };

test.each([
  [url, 'https://example.com/packages/reef-week'],
  ['https://example.com/', 'https://example.com/'],
])('the own address of %s is %s', (whole, own) => expect(ownAddressOf({ url: whole })).toBe(own));

const build = '<meta name="build" content="2026-11-29">';
const canonical = '<link rel="canonical" href="https://other.example/packages/reef-week">';

test.each([
  ['a page that names its address', build + canonical, '2026-11-29'],
  ['one without quotes', `${build}${canonical}`.replaceAll('"', ''), '2026-11-29'],
  ['a page of another site', canonical, undefined],
  ['a page without an address', build, undefined],
  ['a page of another address', build + canonical.replace('/reef-week', ''), undefined],
])('%s is cached with its build, or not at all', async (_, html, cachedBuild) => {
  const response = new Response(html);
  const cached = await ownAddress.cacheWillUpdate?.({ ...rest, request, response });
  expect(cached?.headers.get('build')).toBe(cachedBuild);
  expect(await cached?.text()).toBe(cachedBuild && html);
});

test.each([
  ['Sat, 28 Nov 2026 10:00:00 GMT', '<html data-copied="1795860000000" lang="en">'],
  ['', '<html data-copied="NaN" lang="en">'],
])('a cached page that the host sent on %s says so: %s', async (date, html) => {
  const cachedResponse = new Response('<html lang="en">', { headers: { date } });
  const shown = await ownAddress.cachedResponseWillBeUsed?.({ ...rest, request, cachedResponse });
  expect(await shown?.text()).toBe(html);
});
