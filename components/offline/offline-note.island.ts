import { readSaved, subscribeToSaved } from '@/components/saved/saved-store';
import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { routes } from '@/lib/routes';
import { askForDate, workerPath } from './worker-messages';

/**
 * Types of Trusted Types and the Network Information API. TypeScript lacks them, and not all browsers have the APIs.
 */
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
 * If the page comes from the cache, shows its date. Registers the service worker (service-worker.ts), which caches the
 * pages that are opened. If the browser asks to save data, it is registered only when an item is saved.
 */
export function startOfflineNote(note: HTMLElement): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') showDate(note, data);
  });
  serviceWorker.controller?.postMessage(askForDate);
  // This fails in private windows and where site data is blocked. The site works without it.
  const copy = () => cachePages(serviceWorker).catch(() => undefined);
  subscribeToSaved(copy);
  // Wait, so that caching does not slow down the page.
  if (document.readyState === 'complete') void copy();
  else addEventListener('load', copy);
}

/** @param date when the host sent the page, in the format of the HTTP header `Date` */
function showDate(note: HTMLElement, date: string) {
  const time = note.querySelector('time');
  const line = note.querySelector('p');
  if (!time || !line) return;
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  time.textContent = new Date(date).toLocaleString('en-IN', options);
  line.hidden = false;
}

/**
 * Registers the worker, and asks it to cache what it can't know of: the pictures of the first page, and saved items.
 */
async function cachePages(serviceWorker: ServiceWorkerContainer) {
  const saved = readSaved();
  if (navigator.connection?.saveData && saved.length === 0) return;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(trustedScriptAddress(workerPath));
  const { active } = await serviceWorker.ready;
  // Cache saved items again after each change of the list and after each build, which changes the URL of this module.
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

/** Created only once: the security policy of the page (lib/csp.ts) refuses a second policy with this name. */
let policy: Rules | undefined;

/** With Trusted Types, browsers accept the URL of a worker only from a policy that lib/csp.ts names. */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => (asked === workerPath ? asked : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
