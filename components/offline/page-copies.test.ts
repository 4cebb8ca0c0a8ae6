import { datesOfTabs, findDateInTab, ownAddress, ownAddressOf } from './page-copies';

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

test('the date of a cached page is that of its tab, whatever other tabs show', async () => {
  const open = (date: string, event: object) => {
    const cachedResponse = new Response('', { headers: { date } });
    const shown = { ...rest, request, cachedResponse, event: event as never };
    return datesOfTabs.cachedResponseWillBeUsed?.(shown);
  };
  await open('Monday', { resultingClientId: 'a' });
  await open('Tuesday', { resultingClientId: 'b' });
  // A message of a page that asks to cache others.
  await open('Friday', {});
  expect(['a', 'b', 'c'].map(findDateInTab)).toEqual(['Monday', 'Tuesday', undefined]);
});
