import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { coastPath, formsPath, routeOfPath, routes, savedPath } from '@/lib/routes';
import { askForDate, buildHeader, pageCacheName } from './shared-with-worker';

/*
 * The service worker keeps visited and saved pages readable without a network. Workbox routes the requests
 * (https://developer.chrome.com/docs/workbox); with its message CACHE_URLS a page asks for other URLs.
 */

/** The URLs of all styles, fonts and scripts. The build fills them in. */
declare const FILES: string[];

/** The types of a worker that are used here. TypeScript's own types of workers conflict with those of pages. */
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

/** Caches only successful responses, and only the latest ones up to this number. */
const keepLatest = (maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/** The URL of a page without a query and without a slash at the end. */
const ownAddressOf = ({ url }: { url: string }) => {
  const { origin, pathname } = new URL(url);
  return origin + routeOfPath(pathname);
};

/** WebKit can stop the scripts of a page whose response has another URL than the page. */
const withoutUrl = (response: Response) => new Response(response.body, response);

/** The dates of the cached pages that were opened last, by their URLs. Pages ask for them and show them. */
const dates = new Map<string, string>();

/**
 * Caches a page under its own URL, and only if the page names that URL as canonical: some networks and hosts answer
 * every request with another page. Remembers the date when a cached page is opened.
 */
const ownAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => ownAddressOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    const html = await response.clone().text();
    // Some hosts remove the quotes.
    const canonical = /<link rel="?canonical"? href="?([^"\s>]+)/.exec(html)?.[1];
    const build = /<meta name="?build"? content="?([^"\s>]+)/.exec(html)?.[1];
    const { pathname } = new URL(ownAddressOf(request));
    if (!build || !canonical || new URL(canonical).pathname !== pathname) return null;
    const headers = new Headers(response.headers);
    headers.set(buildHeader, build);
    return new Response(response.body, { headers, status: response.status });
  },
  handlerWillStart: async ({ request }) => void dates.delete(ownAddressOf(request)),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const date = cachedResponse?.headers.get('date');
    if (date) dates.set(ownAddressOf(request), date);
    return cachedResponse && withoutUrl(cachedResponse);
  },
};

const pages = new NetworkFirst({
  cacheName: pageCacheName,
  networkTimeoutSeconds,
  plugins: [ownAddress, ...keepLatest(100)],
});
// File names change with their content. Those of earlier builds stay cached for pages of these builds.
const files = new CacheFirst({ cacheName: 'files', plugins: keepLatest(200) });
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: keepLatest(150) });
const data = new NetworkFirst({
  cacheName: 'data',
  networkTimeoutSeconds,
  plugins: keepLatest(100),
});

/** Uses a strategy for the site's own requests with a matching path. */
function cacheRequests(path: RegExp, strategy: Strategy) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy);
}
cacheRequests(/^\/_next\/static\//, files);
cacheRequests(/^\/(images|photos|icons)\/|^\/[^/]+\.svg$/, pictures);
cacheRequests(/^\/(details|print)\/|\.json$/, data);
cacheRequests(/^[^.]*$/, pages);

setCatchHandler(async ({ request }) => {
  const fallback = request.mode === 'navigate' && (await caches.match(routes.offline));
  return fallback ? withoutUrl(fallback) : Response.error();
});

/** Fetches and caches these URLs. */
async function fetchAndCache(event: WorkerEvent, strategy: Strategy, addresses: readonly string[]) {
  const requests = addresses.map((address) => new Request(address));
  await Promise.all(requests.map((request) => strategy.handleAll({ event, request })[1]));
}

/** Caches the open pages, which were loaded before the worker. A failure here must not fail the installation. */
async function storeOpenPages(event: WorkerEvent) {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await fetchAndCache(event, pages, open.map(ownAddressOf)).catch(() => undefined);
}

self.addEventListener('install', (event) => {
  // Pages first, because the visitor may leave before all files are cached.
  event.waitUntil(storeOpenPages(event));
  const { offline, ferryCancelled, contact, saved } = routes;
  event.waitUntil(fetchAndCache(event, pages, [offline, ferryCancelled, contact, saved]));
  event.waitUntil(fetchAndCache(event, files, FILES));
  event.waitUntil(fetchAndCache(event, pictures, ['/icons.svg', coastPath]));
  event.waitUntil(fetchAndCache(event, data, [formsPath, savedPath]));
});

self.addEventListener('activate', (event) => event.waitUntil(storeOpenPages(event)));

self.addEventListener('message', ({ data: message, source }) => {
  if (message === askForDate) source.postMessage(dates.get(ownAddressOf(source)));
});

// Pages of an earlier build still find their files, so the new worker can take over at once.
void self.skipWaiting();
clientsClaim();
