import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { routes } from '@/lib/routes';
import { askForDate } from './worker-messages';

/*
 * The service worker: pages that were seen or saved stay readable without a network. Workbox routes the
 * requests (https://developer.chrome.com/docs/workbox); its message CACHE_URLS lets a page ask for others.
 */

/** The build writes it: the addresses of all styles, fonts and scripts. */
declare const FILES: string[];

/** The parts of a worker's types that are used here. TypeScript's own contradict the types of a page. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type MessageFromPage = WorkerEvent & {
  data: unknown;
  source: { url: string; postMessage(date: string | undefined): void };
};
declare const self: {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]> };
  skipWaiting(): Promise<void>;
};

const networkTimeoutSeconds = 3;

/** Stores only successful answers, and this many of the latest. */
const keep = (maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/** The address of a page without a query or a slash at its end. */
const ownAddressOf = ({ url }: { url: string }) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(.)\/$/, '$1');
};

/** When the host sent the copies that were opened last, by their addresses. The pages ask for it, and say it. */
const dates = new Map<string, string>();

/**
 * Stores a page under its own address, and only the page that names this address as its canonical one: some
 * networks and hosts answer every request with another page. Remembers when a copy is opened.
 */
const ownAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => ownAddressOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    const html = await response.clone().text();
    // Some hosts take out the quotes.
    const canonical = /<link rel="?canonical"? href="?([^"\s>]+)/.exec(html)?.[1];
    const { pathname } = new URL(ownAddressOf(request));
    return canonical && new URL(canonical).pathname === pathname ? response : null;
  },
  handlerWillStart: async ({ request }) => void dates.delete(ownAddressOf(request)),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const date = cachedResponse?.headers.get('date');
    if (date) dates.set(ownAddressOf(request), date);
    return cachedResponse;
  },
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [ownAddress, ...keep(100)],
});
// Their names change with their content. Those of earlier builds stay for pages of these builds.
const files = new CacheFirst({ cacheName: 'files', plugins: keep(200) });
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: keep(150) });
const data = new NetworkFirst({ cacheName: 'data', networkTimeoutSeconds, plugins: keep(100) });

/** Lets a strategy answer the site's own requests whose path matches. */
function answer(path: RegExp, strategy: Strategy) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy);
}
answer(/^\/_next\/static\//, files);
answer(/^\/(images|photos|icons)\/|^\/[^/]+\.svg$/, pictures);
answer(/^\/(details|print)\/|\.json$/, data);
answer(/^[^.]*$/, pages);

setCatchHandler(async ({ request }) => {
  const fallback = request.mode === 'navigate' && (await caches.match(routes.offline));
  return fallback || Response.error();
});

/** Fetches and stores what has these addresses. */
async function store(event: WorkerEvent, strategy: Strategy, addresses: readonly string[]) {
  const requests = addresses.map((address) => new Request(address));
  await Promise.all(requests.map((request) => strategy.handleAll({ event, request })[1]));
}

/** Stores the pages that are open: they were loaded before there was a worker. They are no reason to fail. */
async function storeOpenPages(event: WorkerEvent) {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const addresses = open.map(ownAddressOf);
  await store(event, pages, addresses).catch(() => undefined);
}

self.addEventListener('install', (event) => {
  // Pages first: the visitor may leave them before all files have come.
  event.waitUntil(storeOpenPages(event));
  event.waitUntil(store(event, pages, [routes.offline, routes.ferryCancelled, routes.contact]));
  event.waitUntil(store(event, files, FILES));
  event.waitUntil(store(event, data, ['/forms.json']));
  event.waitUntil(store(event, pictures, ['/icons.svg']));
});

self.addEventListener('activate', (event) => event.waitUntil(storeOpenPages(event)));

self.addEventListener('message', ({ data: message, source }) => {
  if (message === askForDate) source.postMessage(dates.get(ownAddressOf(source)));
});

// Pages of an earlier build find their files: the new worker may take over at once.
void self.skipWaiting();
clientsClaim();
