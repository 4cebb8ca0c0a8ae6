import { readSaved, subscribeToSaved } from '@/components/saved/saved-store';
import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { routes } from '@/lib/routes';
import { askForDate, workerPath } from './worker-messages';

/** Trusted Types and the Network Information API, which not all browsers have: TypeScript has no types for them. */
type Rules = { createScriptURL(address: string): string };
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  }
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/**
 * Says when the page was copied, if it is a copy, and registers the service worker (service-worker.ts), which copies
 * the pages that are opened. If the browser asks to save data, it is registered only when an item is saved.
 */
export function startOfflineNote(note: HTMLElement): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') showDate(note, data);
  });
  serviceWorker.controller?.postMessage(askForDate);
  // In private windows, and where site data is blocked, this fails. The site works without copies.
  const copy = () => cachePages(serviceWorker).catch(() => undefined);
  subscribeToSaved(copy);
  // Later, so that the copies do not slow down the page.
  if (document.readyState === 'complete') void copy();
  else addEventListener('load', copy);
}

/** @param date when the host sent the page, as in the HTTP header `Date` */
function showDate(note: HTMLElement, date: string) {
  const time = note.querySelector('time');
  const line = note.querySelector('p');
  if (!time || !line) return;
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  time.textContent = new Date(date).toLocaleString('en-IN', options);
  line.hidden = false;
}

/** Registers the worker, and asks for copies that it can't know of: the pictures of the first page, and saved items. */
async function cachePages(serviceWorker: ServiceWorkerContainer) {
  const saved = readSaved();
  if (navigator.connection?.saveData && saved.length === 0) return;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(trustedScriptAddress(workerPath));
  const { active } = await serviceWorker.ready;
  // Saved items are copied again after each change of the list, and after each build, which has another module.
  const state = JSON.stringify([import.meta.url, saved]);
  const isNew = saved.length > 0 && readFromBrowser('cached') !== state;
  const urlsToCache = [
    ...(isFirst ? loadedPictures() : []),
    ...(isNew ? [routes.saved, ...saved] : []),
  ];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  if (isNew) saveInBrowser('cached', state);
}

function loadedPictures(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/images/'))
    .map(({ pathname }) => pathname);
}

/** Made once: the security policy of the page (lib/csp.ts) refuses a second one with this name. */
let policy: Rules | undefined;

/** Browsers with Trusted Types accept the address of a worker only from a policy that lib/csp.ts names. */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => (asked === workerPath ? asked : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
