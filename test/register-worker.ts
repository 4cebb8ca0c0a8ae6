import { buildHeader } from '@/components/offline/worker-names';

// A browser with a service worker, for components/offline/register-worker.ts. jsdom lacks it.

export const packageRoute = '/packages/reef-week';
const sight = '/sightseeing/old-jail';
const items = [packageRoute, sight].map((route) => ({ route, picture: `${route}.svg` }));

/** The builds of what is cached, by their addresses. */
export const cached: Record<string, string> = {};

export const settle = () => new Promise((resolve) => setTimeout(resolve));

export const notFound = {
  ok: false,
  json: () => Promise.reject(new SyntaxError()),
} as unknown as Response;

/** Saves items in another tab. */
export function save(...list: string[]) {
  localStorage.setItem('saved', JSON.stringify(list));
  dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
}

/** Opens a page of build 2. @returns what it asks the worker to cache, each time that it asks */
export async function openPage({ saveData = false, isFirst = false } = {}) {
  const asked: string[][] = [];
  const active = {
    postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) =>
      asked.push(payload.urlsToCache),
  };
  const controller = isFirst ? null : active;
  const worker = { controller, register: async () => {}, ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(navigator, { connection: { saveData } });
  document.head.innerHTML = '<meta name="build" content="2">';
  // Each page loads the module anew.
  await jest.isolateModulesAsync(async () =>
    (await import('@/components/offline/register-worker')).registerWorker(),
  );
  await settle();
  return asked;
}

/** Empties storage and cache, and brings the network back. The host has build 2. */
export function resetBrowser() {
  localStorage.clear();
  for (const address of Object.keys(cached)) delete cached[address];
  const match = async (address: string) => {
    const build = cached[address] ?? '';
    const headers = new Headers({ [buildHeader]: build });
    return build ? { headers, json: async () => items } : undefined;
  };
  const fetch = async () => ({ ok: true, json: async () => items });
  Object.assign(window, { caches: { match }, fetch });
}
