import { readBuild } from '@/components/loading/data';
import { savedStore } from '@/components/storage/saved-store';
import { dataAddress, precachedData } from '@/lib/data-files/data-files';
import { workerPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import type { SavedItem } from '@/lib/saved/saved-item';
import { buildHeader } from './page-plugin';

/** Trusted Types and the Network Information API, which TypeScript and some browsers lack. */
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
 * Registers the service worker (service-worker.ts), which caches the pages that are opened, and has it cache saved
 * items. If the browser asks to save data, this waits until an item is saved.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // This fails without a network, in private windows and where site data is blocked. The site works without it.
  const script = trustedWorkerPath();
  const update = () => cachePages(serviceWorker, script).catch(() => undefined);
  savedStore.subscribe(update);
  addEventListener('online', update);
  // Wait, so that caching does not slow down the page.
  if (document.readyState === 'complete') void update();
  else addEventListener('load', update);
}

/**
 * Registers the worker, and asks it to cache the pictures of the page that was open before it, and what the cache
 * lacks of saved items. No answer says whether the worker could, so each call finds out anew what is missing.
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
 * The URLs of the data files, which the worker fetches only once, and of saved items with their pictures and their
 * list, if the cache lacks them or has them from an earlier build. Items that are no longer on the site are left out:
 * every page would request them again, and fail.
 */
async function outdatedUrls(saved: readonly string[]): Promise<string[]> {
  const urls = precachedData.map((name) => dataAddress(name, readBuild()));
  if (await isPageOutdated(routes.saved)) urls.push(routes.saved);
  const response = await fetch(dataAddress('saved', readBuild()));
  const items: SavedItem[] = await response.json();
  for (const { route, picture } of items) {
    if (saved.includes(route) && (await isPageOutdated(route))) urls.push(route, picture);
  }
  return urls;
}

/** Whether the cache lacks a page, or has it from an earlier build than that of the open page. */
async function isPageOutdated(route: string): Promise<boolean> {
  return ((await caches.match(route))?.headers.get(buildHeader) ?? '') < readBuild();
}

function loadedPictures(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  // The worker ignores those of other hosts.
  return urls.filter((url) => /\/(images|photos)\//.test(url));
}

/** With Trusted Types, browsers accept the URL of a worker only from a policy that scripts/build/csp.ts names. */
function trustedWorkerPath(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL('') ?? workerPath;
}
