import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { dataUrl, precachedData } from '@/lib/data-files/data-files';
import { coastPath, staticPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import { canonicalUrlOf, pagePlugin } from './page-plugin';

/*
 * The service worker keeps visited and saved pages readable without a network. Workbox routes the requests
 * (https://developer.chrome.com/docs/workbox). Pages can ask it to cache other URLs with Workbox's message CACHE_URLS.
 */

/** The URLs of all styles, fonts and scripts, and the time of the build. The build fills them in. */
declare const ASSETS: string[];
declare const BUILD_TIME: string;

/** Only the types needed here, because TypeScript's types for workers conflict with its types for pages. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
declare const self: {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]> };
  skipWaiting(): Promise<void>;
};

const onlySuccessful = new CacheableResponsePlugin({ statuses: [200] });

/** Caches only successful responses, and at most this many of the latest. */
const keepLatest = (maxEntries: number): WorkboxPlugin[] => [
  onlySuccessful,
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/** Answers from the cache if the network doesn't answer within three seconds. */
const networkFirst = (cacheName: string, plugins: WorkboxPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: 3, plugins });

const pages = networkFirst('pages', [pagePlugin, ...keepLatest(100)]);
const { offline, ferryCancelled, contact, saved } = routes;
/** The pages that visitors need without a signal. They never expire, however many others visitors read. */
const pinnedRoutes: string[] = [offline, ferryCancelled, contact, saved];
const pinnedPages = networkFirst('pinned-pages', [pagePlugin, onlySuccessful]);
/** Never caches a page in place of a file, because some networks and hosts answer every request with their own page. */
const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    /html/.test(response.headers.get('content-type') ?? '') ? null : response,
};
const latestFiles = [noPages, ...keepLatest(200)];
// File names change with their content, and the addresses of data with the build. Cached and open pages from earlier
// builds still need the old files.
const assets = new CacheFirst({ cacheName: 'assets', plugins: latestFiles });
// The names of these files don't change with their content. A new page needs the new ones, such as all icons.
const files = networkFirst('files', latestFiles);
// A new page may show the old ones once.
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: latestFiles });

/** Uses a strategy for the site's own requests with a matching path. */
function cacheRequests(path: RegExp, strategy: Strategy) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy);
}
cacheRequests(new RegExp(`^${staticPath}|\\.json$`), assets);
cacheRequests(/^\/(images|photos|icons)\//, pictures);
cacheRequests(/^\/(dialogs|print)\/|^\/[^/]+\.svg$/, files);
cacheRequests(new RegExp(`^(${pinnedRoutes.join('|')})/?$`), pinnedPages);
cacheRequests(/^[^.]*$/, pages);

setCatchHandler(async ({ request }) => {
  if (request.destination === 'image') {
    // Otherwise, browsers would show a broken picture.
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
    });
  }
  const { cacheName } = pinnedPages;
  const isPage = request.mode === 'navigate';
  const fallback = isPage && (await caches.match(offline, { cacheName }));
  // A new response has no URL (page-plugin.ts).
  return fallback ? new Response(fallback.body, fallback) : Response.error();
});

/** Fetches and caches these URLs. Failures don't fail the installation: pages will request the files again. */
async function fetchAndCache(event: WorkerEvent, strategy: Strategy, urls: readonly string[]) {
  const requests = urls.map((url) => new Request(url));
  await Promise.allSettled(requests.flatMap((request) => strategy.handleAll({ event, request })));
}

/** Caches open pages that were loaded before the worker controlled them, except pinned pages, which it always has. */
async function cacheOpenPages(event: WorkerEvent) {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  for (const url of open.map(canonicalUrlOf)) {
    if (pinnedRoutes.includes(new URL(url).pathname)) continue;
    const cached = await caches.match(url, { cacheName: pages.cacheName });
    if (!cached) await fetchAndCache(event, pages, [url]);
  }
}

self.addEventListener('install', (event) => {
  // The pages come first, because the visitor may leave before all files are cached.
  event.waitUntil(cacheOpenPages(event));
  event.waitUntil(fetchAndCache(event, pinnedPages, pinnedRoutes));
  event.waitUntil(fetchAndCache(event, assets, ASSETS));
  event.waitUntil(fetchAndCache(event, files, ['/icons.svg', coastPath]));
  const data = precachedData.map((name) => dataUrl(name, BUILD_TIME));
  event.waitUntil(fetchAndCache(event, assets, data));
});

/** Deletes the caches of older workers, which had other names. */
async function deleteOldCaches() {
  const current = [pages, pinnedPages, files, assets, pictures].map(({ cacheName }) => cacheName);
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches());
  // Catches pages that were opened during the installation.
  event.waitUntil(cacheOpenPages(event));
});

// Pages from an earlier build still find their files, so the new worker can take over immediately.
void self.skipWaiting();
clientsClaim();
