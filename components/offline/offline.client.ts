import { onSavedChange, readSaved } from '@/components/saved/saved-store.client';
import { shouldSaveData } from '@/components/ui/save-data.client';
import { routes } from '@/lib/routes';
import { pageRouteOf, type WorkerMessage, workerPath } from './offline-copies';

/** Trusted Types, which only some browsers have, and TypeScript not yet. */
type Rules = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Rules): Rules };
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The network of a phone, where the browser tells: only Chromium does. */
type Connection = { type?: string };

/**
 * Starts the service worker (service-worker.ts), which copies pages for reading without a network, and tells it
 * which: this one and the one before it, with its pictures, and what is on the visitor's list. What goes with
 * that is fetched ahead where the line costs nothing. Where data should be saved, it starts with the first
 * item on the list. Does nothing where the build has no copies.
 */
export function storeCopies() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('[data-stale]')) return;
  let worker: Promise<ServiceWorker | null> | undefined;
  const start = async () => {
    await serviceWorker.register(trustedScriptAddress(workerPath));
    return (await serviceWorker.ready).active;
  };
  const tell = async () => {
    const saved = readSaved();
    if (shouldSaveData() && saved.length === 0) return;
    worker ??= start().catch(() => {
      // The next change of the list tries again.
      worker = undefined;
      return null;
    });
    const list = saved.length > 0 ? [routes.saved, ...saved] : [];
    const asked: WorkerMessage = {
      seen: [pageRouteOf(location), ...pageBefore(), ...list],
      loaded: loadedPictures(),
    };
    const isFree = !isMetered() && !shouldSaveData();
    (await worker)?.postMessage({ ...asked, ...(isFree && { saved }) });
  };
  // Site data may be blocked, or the window private: the site works as without it.
  const tellIfAllowed = () => tell().catch(() => undefined);
  onSavedChange(tellIfAllowed);
  tellIfAllowed();
}

/** The page of the site from which the visitor came: it may have been left before its worker had started. */
function pageBefore(): string[] {
  const before = new URL(document.referrer || location.href);
  return before.origin === location.origin ? [pageRouteOf(before)] : [];
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

function loadedPictures(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(images|photos)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.type === 'cellular';
}
