/** Shows the links of a list whose pages are on the phone. */
export function startCachedPages(list: HTMLElement): void {
  for (const link of list.querySelectorAll('a')) void showIfCached(link);
}

async function showIfCached(link: HTMLAnchorElement) {
  const copy = await caches.match(link.pathname);
  const item = link.closest('li');
  if (copy && item) item.hidden = false;
}
