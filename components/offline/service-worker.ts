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

/** Set by the build: the addresses of all styles, fonts and scripts. */
declare const FILES: string[];

/** What is used here of a worker's types: those of TypeScript contradict those of a page. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type MessageFromPage = WorkerEvent & {
  data: unknown;
  source: { id: string; postMessage(date: string | undefined): void };
};
declare const self: {
  addEventListener(name: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
  skipWaiting(): Promise<void>;
};

const networkTimeoutSeconds = 3;

/** Answers without a fault alone, and the latest so many. */
const keep = (maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

/** A page is stored under its own address, without a query or a slash at its end. */
const ownAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/(.)\/$/, '$1');
  },
};

/** When the host sent the copies that are open now, by the id of their client: the page itself says it. */
const dates = new Map<string, string>();
const noteDate: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { resultingClientId } = event as { resultingClientId?: string };
    const date = cachedResponse?.headers.get('date');
    if (resultingClientId && date) dates.set(resultingClientId, date);
    return cachedResponse;
  },
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [ownAddress, noteDate, ...keep(100)],
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

self.addEventListener('install', (event) => {
  const store = (strategy: Strategy, addresses: readonly string[]) =>
    addresses.map((address) => strategy.handleAll({ event, request: new Request(address) })[1]);
  event.waitUntil(
    Promise.all([
      ...store(files, FILES),
      ...store(pages, [routes.offline, routes.ferryCancelled, routes.contact]),
      ...store(data, ['/forms.json']),
      ...store(pictures, ['/icons.svg']),
    ]),
  );
});

self.addEventListener('message', ({ data: message, source }) => {
  if (message === askForDate) source.postMessage(dates.get(source.id));
});

// Pages of an earlier build find their files: the new worker may take over at once.
void self.skipWaiting();
clientsClaim();
