import { onSavedChange, readSaved } from '@/components/saved/saved-store';
import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import { routes } from '@/lib/routes';
import { shouldSaveData } from './save-data';
import { askForDate, workerPath } from './worker-messages';

/** Trusted Types, which only some browsers have, and TypeScript not yet. */
type Rules = { createScriptURL(address: string): string };
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  }
}

/**
 * Says when a copy was made, where the page is one, and starts the service worker (service-worker.ts), which
 * copies the pages that are opened. Where data should be saved, it starts with the first item on the list.
 */
export function startOfflineNote(note: HTMLElement): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') showDate(note, data);
  });
  serviceWorker.controller?.postMessage(askForDate);
  // Site data may be blocked, or the window private: the site works as without it.
  const copy = () => copyPages(serviceWorker).catch(() => undefined);
  onSavedChange(copy);
  // Not before the page itself has come.
  if (document.readyState === 'complete') void copy();
  else addEventListener('load', copy);
}

/** @param date when the host sent the page, as in the header of its answer */
function showDate(note: HTMLElement, date: string) {
  const time = note.querySelector('time');
  const line = note.querySelector('p');
  if (!time || !line) return;
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  time.textContent = new Date(date).toLocaleString('en-IN', options);
  line.hidden = false;
}

/** Starts the worker, and lets it copy what it has not seen: the pictures of the first page, and what is saved. */
async function copyPages(serviceWorker: ServiceWorkerContainer) {
  const saved = readSaved();
  if (shouldSaveData() && saved.length === 0) return;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(trustedScriptAddress(workerPath));
  const { active } = await serviceWorker.ready;
  // Each build has another module: what is saved is fetched again with it, and after each change of the list.
  const state = JSON.stringify([import.meta.url, saved]);
  const isNew = saved.length > 0 && readFromBrowser('copied') !== state;
  const urlsToCache = [
    ...(isFirst ? loadedPictures() : []),
    ...(isNew ? [routes.saved, ...saved] : []),
  ];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  if (isNew) saveInBrowser('copied', state);
}

function loadedPictures(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/images/'))
    .map(({ pathname }) => pathname);
}

/** Made once: the policy of the page (lib/csp.ts) refuses a second one of the same name. */
let policy: Rules | undefined;

/** The policy of the page allows this address for a worker, and no other (lib/csp.ts). */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => (asked === workerPath ? asked : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
