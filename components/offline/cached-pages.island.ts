/** Shows the links to the pages that are cached, and their section if there are any. */
export function startCachedPages(section: HTMLElement): void {
  // Without HTTPS, there is no cache.
  if (!('caches' in window)) return;
  for (const link of section.querySelectorAll('a')) {
    const item = link.closest('li');
    const show = (page?: Response) => {
      if (!item || !page) return;
      item.hidden = false;
      section.hidden = false;
    };
    // Where the browser blocks site data, it refuses.
    caches.match(link.pathname).then(show, () => undefined);
  }
}
