/** Shows the links to cached pages, and their section if there are any. */
export function startCachedPages(section: HTMLElement): void {
  // Without HTTPS, `caches` does not exist.
  if (!('caches' in window)) return;
  for (const link of section.querySelectorAll('a')) {
    const item = link.closest('li');
    const show = (page?: Response) => {
      if (!item || !page) return;
      item.hidden = false;
      section.hidden = false;
    };
    // This rejects where the browser blocks site data.
    caches.match(link.pathname).then(show, () => undefined);
  }
}
