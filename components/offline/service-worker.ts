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
  source: { url: string; postMessage(date: string | undefined): void };
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

/** The address of a page without a query or a slash at its end. */
const ownAddressOf = ({ url }: { url: string }) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(.)\/$/, '$1');
};

/** When the host sent the copies that were opened last, by their addresses: the pages themselves say it. */
const dates = new Map<string, string>();

/** A page is stored under its own address. Notes when a copy of it is opened. */
const ownAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => ownAddressOf(request),
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
  if (message === askForDate) source.postMessage(dates.get(ownAddressOf(source)));
});

// Pages of an earlier build find their files: the new worker may take over at once.
void self.skipWaiting();
clientsClaim();
