import { runInNewContext } from 'node:vm';
import { compileWorker } from '@/scripts/build/bundle';
import { until } from './until';

// The service worker without a browser. e2e/offline.spec.ts tests it in one.

const site = 'https://site.example';
const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, site).href.replace(site, '');

/** Makes a page that names its own address. */
export const makePage = (path: string, word: 'old' | 'new', status = 200) => {
  const head = `<meta name="build" content="1"><link rel="canonical" href="${site}${path}">`;
  return new Response(`<html>${head}${word}</html>`, { status });
};
export const fromHost = async (path: string) => makePage(path.replace(/\/$/, ''), 'new');
export const breakOff = () => Promise.reject(new TypeError('offline'));
export const never = () => new Promise<Response>(() => undefined);

const code = compileWorker(['a.css', 'b.js', 'c.js'], '1');

class IDBRequest {
  addEventListener() {}
}

/**
 * Starts the worker of a site with a style and two scripts, in a browser whose IndexedDB never answers.
 * @param fetch answers its requests
 * @param old what is cached, by the name of the cache and the path
 */
export async function startWorker(
  fetch: (path: string) => Promise<Response>,
  old: Record<string, string> = {},
) {
  const caches: Record<string, Map<string, Response>> = {};
  const cacheOf = (name: string) => (caches[name] ??= new Map());
  for (const [name, path] of Object.entries(old)) cacheOf(name).set(path, makePage(path, 'old'));
  const match = async (name: string, asked: Request | string) =>
    cacheOf(name).get(pathOf(asked))?.clone();
  const listeners = new Map<string, (event: object) => void>();
  const timers = new Map<number, () => void>();
  const browser = {
    ...{ URL, Response, Headers, IDBRequest, FetchEvent: class {}, clearTimeout() {} },
    setTimeout: (act: () => void, ms: number) => (ms ? timers.set(ms, act) : setTimeout(act)),
    indexedDB: { open: () => new IDBRequest() },
    location: new URL(site),
    addEventListener: listeners.set.bind(listeners),
    clients: { claim() {}, matchAll: async () => [{ url: `${site}/packages?price=all` }] },
    skipWaiting() {},
    caches: {
      match: (path: string, { cacheName }: { cacheName: string }) => match(cacheName, path),
      open: async (name: string) => ({
        match: (request: Request) => match(name, request),
        put: async (request: Request, found: Response) => cacheOf(name).set(pathOf(request), found),
      }),
    },
    Request: class extends Request {
      constructor(path: string) {
        super(new URL(path, site));
      }
    },
    fetch: (request: Request) => fetch(pathOf(request)),
  };
  runInNewContext(await code, { ...browser, self: browser });
  const send = (type: string, fields: object = {}) =>
    listeners.get(type)?.({ waitUntil() {}, ...fields });
  return {
    timers,
    send,
    /** Lists what is cached. */
    list: () => Object.values(caches).flatMap((cache) => [...cache.keys()]),
    /** Finds what is cached, in any cache. */
    find: (path: string) =>
      Object.values(caches).flatMap((cache) => cache.get(path)?.clone() ?? [])[0],
    /** Requests a path. The mode of pages is "navigate". */
    async ask(path: string, mode = 'navigate', destination = '') {
      const request = new Request(site + path);
      for (const [name, value] of Object.entries({ mode, destination }))
        Object.defineProperty(request, name, { value });
      const responses: Promise<Response>[] = [];
      send('fetch', { request, respondWith: responses.push.bind(responses) });
      return responses[0] ?? fetch(path);
    },
  };
}

/**
 * Opens a page of build 1 whose visitor has saved an item, in the browser of a worker.
 * @returns what the page asks the worker to cache
 */
export async function openPage(worker: Awaited<ReturnType<typeof startWorker>>, saved: string) {
  const asked: string[] = [];
  const active = {
    postMessage(data: { payload: { urlsToCache: string[] } }) {
      asked.push(...data.payload.urlsToCache);
      worker.send('message', { data });
    },
  };
  const registered = { controller: active, register() {}, ready: { active } };
  const page = {
    navigator: { serviceWorker: registered },
    caches: { match: async (path: string) => worker.find(path) },
    localStorage: { getItem: () => JSON.stringify([saved]) },
    document: { readyState: 'complete', querySelector: () => ({ content: '1' }) },
    ...{ window: {}, addEventListener() {} },
  };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  (await import('@/components/offline/register-worker')).registerWorker();
  await until(() => asked.length > 0);
  return asked;
}

export const textOf = async (response: Response | Promise<Response>) => (await response).text();
