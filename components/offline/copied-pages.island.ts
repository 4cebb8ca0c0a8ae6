/** Shows the links of a list whose pages are on the phone. */
export function startCopiedPages(list: HTMLElement): void {
  for (const link of list.querySelectorAll('a')) void showIfCopied(link);
}

async function showIfCopied(link: HTMLAnchorElement) {
  const copy = await caches.match(link.pathname);
  const item = link.closest('li');
  if (copy && item) item.hidden = false;
}
