import { pagePlugin } from './page-plugin';

const url = 'https://example.com/packages/reef-week/?arrive=2027-01-12';
const request = { url } as Request;
/** The parameters of Workbox that the plugins don't read. */
const rest = { event: {} as never, cacheName: 'pages' };

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
  const cached = await pagePlugin.cacheWillUpdate?.({ ...rest, request, response });
  expect(cached?.headers.get('build')).toBe(cachedBuild);
  expect(await cached?.text()).toBe(cachedBuild && html);
});

test('a cached page says when the host sent it', async () => {
  const headers = { date: 'Sat, 28 Nov 2026 10:00:00 GMT' };
  const cachedResponse = new Response('<html lang="en">', { headers });
  const shown = await pagePlugin.cachedResponseWillBeUsed?.({ ...rest, request, cachedResponse });
  expect(await shown?.text()).toBe('<html data-sent-at="1795860000000" lang="en">');
});
