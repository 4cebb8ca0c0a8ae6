import type { SavedItem } from '@/components/saved/saved-file';
import { readSaved, subscribeToSaved } from '@/components/saved/saved-store';
import { routes, savedPath } from '@/lib/routes';
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

/** The saved items when the pages were last cached. */
let lastSaved: readonly string[] | undefined;

/**
 * Registers the worker, and asks it to cache the pictures of the page that was open before it, and saved items.
 * Without a change of the list, only the first call has an effect.
 */
async function cachePages(serviceWorker: ServiceWorkerContainer) {
  const saved = readSaved();
  if (saved === lastSaved || (navigator.connection?.saveData && saved.length === 0)) return;
  lastSaved = saved;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(trustedScriptAddress(workerPath));
  const { active } = await serviceWorker.ready;
  const pages = saved.length > 0 ? [routes.saved, ...(await withoutGone(saved))] : [];
  const isOutdated = await Promise.all(pages.map(isPageOutdated));
  const outdated = pages.filter((_, index) => isOutdated[index]);
  // The page of the list needs its data, which has no time of its build.
  if (outdated.includes(routes.saved)) outdated.push(savedPath);
  const urlsToCache = [...(isFirst ? loadedPictures() : []), ...outdated];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Leaves out the items that are no longer on the site. Each page would otherwise request them again, and fail. */
async function withoutGone(saved: readonly string[]): Promise<readonly string[]> {
  const items: SavedItem[] | undefined = await (await caches.match(savedPath))?.json();
  return items ? saved.filter((route) => items.some((item) => item.route === route)) : saved;
}

/** Whether the cache lacks a page, or has it from an earlier build than that of the open page. */
async function isPageOutdated(route: string): Promise<boolean> {
  const copy = await caches.match(route);
  // Some hosts remove the quotes. The build writes the time in ISO 8601.
  const [, built = ''] =
    /<meta name="?build"? content="?([^">\s]+)/.exec((await copy?.text()) ?? '') ?? [];
  const now = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  return !copy || built < now;
}

function loadedPictures(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(images|photos)\//.test(pathname),
    )
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
