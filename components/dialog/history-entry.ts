/** Calls a function now and whenever the visitor comes to another entry of the history. */
export function onHistoryEntry(show: () => void): void {
  addEventListener('popstate', show);
  // From the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  show();
}

/** Follows a link from the entry before the current one, so that Back from there skips the current one. */
export function followFromBefore(link: HTMLAnchorElement, click: MouseEvent): void {
  click.preventDefault();
  addEventListener('popstate', () => location.assign(link.href), { once: true });
  history.back();
}
