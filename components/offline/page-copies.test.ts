import { ownAddress, ownAddressOf } from './page-copies';

const url = 'https://example.com/packages/reef-week/?arrive=2027-01-12';
const request = { url } as Request;
/** The parameters of Workbox that the plugins don't read. */
const rest = { event: {} as never, cacheName: 'pages' };

test.each([
  [url, 'https://example.com/packages/reef-week'],
  ['https://example.com/', 'https://example.com/'],
])('the own address of %s is %s', (whole, own) => expect(ownAddressOf({ url: whole })).toBe(own));

/** What is cached if a host answers with a page. */
const cache = (head: string) =>
  ownAddress.cacheWillUpdate?.({ ...rest, request, response: new Response(head) });

const [build, canonical] = [
  '<meta name="build" content="2026-11-29">',
  '<link rel="canonical" href="https://other.example/packages/reef-week">',
];

test.each([build + canonical, (build + canonical).replaceAll('"', '')])(
  'a page that names its address is cached with its build: %s',
  async (head) => {
    const cached = await cache(head);
    expect(cached?.headers.get('build')).toBe('2026-11-29');
    expect(await cached?.text()).toBe(head);
  },
);

test.each([build, canonical, build + canonical.replace('/reef-week', '')])(
  'another page is not cached: %s',
  async (head) => expect(await cache(head)).toBeNull(),
);

test.each([
  ['Sat, 28 Nov 2026 10:00:00 GMT', '<html data-copied="1795860000000" lang="en">'],
  ['', '<html data-copied="NaN" lang="en">'],
])('a cached page that the host sent on %s says so: %s', async (date, html) => {
  const cachedResponse = new Response('<html lang="en">', { headers: { date } });
  const shown = await ownAddress.cachedResponseWillBeUsed?.({ ...rest, request, cachedResponse });
  expect(await shown?.text()).toBe(html);
});
