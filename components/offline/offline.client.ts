import { areOnPhone, onPhoneChange } from '@/components/saved/on-phone.client';
import { onSavedChange, readSaved } from '@/components/saved/saved-store.client';
import { savesData } from '@/components/ui/save-data.client';
import { routes } from '@/lib/routes';
import { type WorkerMessage, workerAddress } from './copies';

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

/** Says on pages that one needs without a network that they are on the phone, once that is so. */
export function tellOnPhone() {
  const place = document.querySelector<HTMLElement>('[data-part=here]');
  if (!place) return;
  const tell = async () => {
    place.hidden = !(await areOnPhone([location.pathname]));
  };
  onPhoneChange(tell);
  tell();
}

/**
 * Starts the service worker (service-worker.ts), which keeps pages for reading without a network. Tells it
 * what this page has loaded before, and what is on the visitor's list: that is fetched ahead where the line
 * costs nothing. Where data should be saved, that needs a wish of the visitor: something on the list. Does nothing
 * where the build has no copies.
 */
export async function keepCopies() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('[data-stale]')) return;
  if (savesData() && readSaved().length === 0) return;
  try {
    await serviceWorker.register(trusted(workerAddress));
    const { active } = await serviceWorker.ready;
    const tell = (message: WorkerMessage) => active?.postMessage(message);
    tell({ seen: location.pathname, loaded: loadedPictures() });
    const tellKept = () => {
      if (readSaved().length === 0) return;
      tell({ seen: routes.saved });
      if (!isMetered() && !savesData()) tell({ kept: readSaved() });
    };
    onSavedChange(tellKept);
    tellKept();
  } catch {
    // Site data is blocked, or the window is private: the site works as without it.
  }
}

/** The policy of the page allows this address for a worker, and no other (lib/csp.ts). */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => (asked === workerAddress ? asked : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}

/** The pictures of the site that this page has loaded so far. */
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
