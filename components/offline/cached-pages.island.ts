import { pageCacheName } from './shared-with-worker';

/** Shows the links to the pages that are in the cache, and their section if there are any. */
export async function startCachedPages(section: HTMLElement): Promise<void> {
  const cache = await caches.open(pageCacheName);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const link of section.querySelectorAll('a')) {
    const item = link.closest('li');
    if (!item || !cached.includes(link.pathname)) continue;
    item.hidden = false;
    section.hidden = false;
  }
}
