/** Shows the links whose pages are in the cache. */
export function startCachedPages(list: HTMLElement): void {
  for (const link of list.querySelectorAll('a')) void showIfCached(link);
}

async function showIfCached(link: HTMLAnchorElement) {
  const copy = await caches.match(link.pathname);
  const item = link.closest('li');
  if (copy && item) item.hidden = false;
}
