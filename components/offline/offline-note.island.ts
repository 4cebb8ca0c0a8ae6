const format = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** If the page comes from the cache, shows when the host sent it. The service worker writes the time into the page. */
export function startOfflineNote(note: HTMLElement): void {
  const { sentAt } = document.documentElement.dataset;
  const line = note.querySelector('p');
  const time = note.querySelector('time');
  if (!Number(sentAt) || !line || !time) return;
  time.textContent = new Date(Number(sentAt)).toLocaleString('en-IN', format);
  line.hidden = false;
}
