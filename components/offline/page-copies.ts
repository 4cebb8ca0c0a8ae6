import type { WorkboxPlugin } from 'workbox-core/types.js';
import { routeOfPath } from '@/lib/routes';
import { buildHeader } from './shared-with-worker';

/** The URL of a page without a query, and without a slash at the end. */
export function ownAddressOf({ url }: { url: string }): string {
  const { origin, pathname } = new URL(url);
  return origin + routeOfPath(pathname);
}

/** A copy of a response without its URL: WebKit can stop the scripts of a page whose response has another URL. */
export function withoutUrl(response: Response): Response {
  return new Response(response.body, response);
}

/**
 * Caches a page under its own URL, and only if the page names that URL as canonical: some networks and hosts answer
 * every request with another page.
 */
export const ownAddress: WorkboxPlugin = {
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
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && withoutUrl(cachedResponse),
};

/** When the host sent the cached page that a tab shows, by the id of the worker's client. */
const dates = new Map<string, string>();

/** Remembers the date of a cached page for the tab that opens it. */
export const datesOfTabs: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const date = cachedResponse?.headers.get('date');
    // Only a navigation has the id.
    const { resultingClientId } = event as { resultingClientId?: string };
    if (date && resultingClientId) dates.set(resultingClientId, date);
    return cachedResponse;
  },
};

/** @returns the date of the cached page in a tab, as the host wrote it; undefined if its page is from the host */
export function findDateInTab(clientId: string): string | undefined {
  return dates.get(clientId);
}
