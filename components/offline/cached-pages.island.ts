/** Shows the links to the pages that are cached, and their section if there are any. */
export function startCachedPages(section: HTMLElement): void {
  for (const link of section.querySelectorAll('a')) {
    const item = link.closest('li');
    void caches.match(link.pathname).then((page) => {
      if (!item || !page) return;
      item.hidden = false;
      section.hidden = false;
    });
  }
}
