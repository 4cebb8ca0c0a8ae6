import { askForDate } from './shared-with-worker';

const format = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** If the page comes from the cache, shows when the host sent it. The service worker answers with the header `Date`. */
export function startOfflineNote(note: HTMLElement): void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('message', ({ data: date }) => {
    const line = note.querySelector('p');
    const time = note.querySelector('time');
    if (typeof date !== 'string' || !line || !time) return;
    time.textContent = new Date(date).toLocaleString('en-IN', format);
    line.hidden = false;
  });
  serviceWorker?.controller?.postMessage(askForDate);
}
