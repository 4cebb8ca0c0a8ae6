import type { WorkboxPlugin } from 'workbox-core/types.js';
import { routeOfPath } from '@/lib/routes/routes';

/** The header of a cached page with the time of its build. Reading it is faster than reading the page. */
export const buildTimeHeader = 'build';

/** The URL of a page without its query and trailing slash. */
export function canonicalUrlOf({ url }: { url: string }): string {
  const { origin, pathname } = new URL(url);
  return origin + routeOfPath(pathname);
}

/**
 * Caches a page under its own URL, but only if the page names this URL as canonical, because some networks and hosts
 * answer every request with another page. The cached page is a new response without a URL, because WebKit can stop the
 * scripts of a page whose response has a different URL.
 */
export const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => canonicalUrlOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    const html = await response.clone().text();
    // Some hosts strip the quotes.
    const canonical = /<link rel="?canonical"? href="?([^"\s>]+)/.exec(html)?.[1];
    const buildTime = /<meta name="?build"? content="?([^"\s>]+)/.exec(html)?.[1];
    const { pathname } = new URL(canonicalUrlOf(request));
    if (!buildTime || !canonical || new URL(canonical).pathname !== pathname) return null;
    const headers = new Headers(response.headers);
    headers.set(buildTimeHeader, buildTime);
    return new Response(response.body, { headers, status: response.status });
  },
  // The page shows when the host sent it (offline-note.island.ts).
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return;
    const date = Date.parse(cachedResponse.headers.get('date') ?? '');
    const html = await cachedResponse.text();
    return new Response(html.replace('<html', `<html data-sent-at="${date}"`), cachedResponse);
  },
};
