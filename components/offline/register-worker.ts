import { readBuildTime } from '@/components/loading/requests';
import { savedStore } from '@/components/storage/saved-store';
import { dataUrl, precachedData } from '@/lib/data-files/data-files';
import type { SavableItem } from '@/lib/data-files/make-savable';
import { workerPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import { buildTimeHeader } from './page-plugin';

/** Types for Trusted Types and the Network Information API, which TypeScript and some browsers lack. */
type ScriptPolicy = { createScriptURL(address: string): string };
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/**
 * Registers the service worker (service-worker.ts), which caches the pages that visitors open, and makes it cache saved
 * items. If the browser asks to save data, this waits until an item is saved.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Registration fails offline, in private windows and where site data is blocked. Everything else still works.
  const script = trustedWorkerPath();
  const update = () => cachePages(serviceWorker, script).catch(() => undefined);
  savedStore.subscribe(update);
  addEventListener('online', update);
  // Wait until the page has loaded, so that caching doesn't slow it down.
  if (document.readyState === 'complete') void update();
  else addEventListener('load', update);
}

/**
 * Registers the worker, and asks it to cache what is missing: the pictures of a page that was opened before it, and
 * saved items. The worker doesn't report success, so each call checks again what is missing.
 */
async function cachePages(serviceWorker: ServiceWorkerContainer, script: string) {
  const saved = savedStore.read();
  if (navigator.connection?.saveData && saved.length === 0) return;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(script);
  const { active } = await serviceWorker.ready;
  const outdated = saved.length > 0 ? await outdatedUrls(saved) : [];
  const urlsToCache = [...(isFirst ? loadedPictures() : []), ...outdated];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * The URLs that the cache lacks or has from an earlier build: saved items with their pictures, and the page of the
 * list. Always includes the data files, which the worker fetches only once. Leaves out items that the site no longer
 * has, because every page would request them again, and fail.
 */
async function outdatedUrls(saved: readonly string[]): Promise<string[]> {
  const urls = precachedData.map((name) => dataUrl(name, readBuildTime()));
  if (await isPageOutdated(routes.saved)) urls.push(routes.saved);
  const response = await fetch(dataUrl('savable', readBuildTime()));
  const items: SavableItem[] = await response.json();
  for (const { route, picture } of items) {
    if (saved.includes(route) && (await isPageOutdated(route))) urls.push(route, picture);
  }
  return urls;
}

/** Whether the cache lacks a page, or has it from an earlier build than the open page. */
async function isPageOutdated(route: string): Promise<boolean> {
  return ((await caches.match(route))?.headers.get(buildTimeHeader) ?? '') < readBuildTime();
}

function loadedPictures(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  // The worker ignores pictures on other hosts.
  return urls.filter((url) => /\/(images|photos)\//.test(url));
}

/** Browsers with Trusted Types accept a worker's URL only from a policy that scripts/build/csp.ts names. */
function trustedWorkerPath(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL('') ?? workerPath;
}
