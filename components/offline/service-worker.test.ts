import { runInNewContext } from 'node:vm';
import { compileWorker } from '@/scripts/build/bundle';

// e2e/offline.spec.ts tests that old pages are removed.

const site = 'https://site.example';
const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, site).href.replace(site, '');

/** A page with its own address. */
const makePage = (path: string, word: 'old' | 'new', status = 200) => {
  const head = `<meta name="build" content="1"><link rel="canonical" href="${site}${path}">`;
  return new Response(`<html>${head}${word}</html>`, { status });
};
const fromHost = async (path: string) => makePage(path.replace(/\/$/, ''), 'new');
const breakOff = () => Promise.reject(new TypeError('offline'));
const never = () => new Promise<Response>(() => undefined);

class IDBRequest {
  addEventListener() {}
}

let code: string;
beforeAll(async () => {
  code = await compileWorker(['/a.css', '/b.js', '/c.js']);
});

/**
 * Starts the worker in a browser whose IndexedDB never answers.
 * @param fetch answers its requests
 * @param old what is cached, by the name of the cache and the path
 */
function start(fetch: (path: string) => Promise<Response>, old: Record<string, string> = {}) {
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
    clients: { matchAll: async () => [{ url: `${site}/packages?price=all` }] },
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
  runInNewContext(code, { ...browser, self: browser });
  const send = (type: string, fields: object = {}) =>
    listeners.get(type)?.({ waitUntil() {}, ...fields });
  return {
    timers,
    send,
    /** Lists what is cached. */
    list: () => Object.values(caches).flatMap((cache) => [...cache.keys()]),
    /** Requests a path. The mode of pages is "navigate". */
    async ask(path: string, mode = 'navigate') {
      const request = Object.defineProperty(new Request(site + path), 'mode', { value: mode });
      const responses: Promise<Response>[] = [];
      send('fetch', { request, respondWith: responses.push.bind(responses) });
      return responses[0] ?? fetch(path);
    },
  };
}

const textOf = async (response: Response | Promise<Response>) => (await response).text();
const settle = () => new Promise((resolve) => setTimeout(resolve));
/** Lets the worker work until this is true, or for a thousand turns. */
async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 1000 && !isTrue(); turn += 1) await settle();
}

test('the worker caches all that loads when it is installed, and what fails does not stop it', async () => {
  const worker = start((path) => (path === '/b.js' ? breakOff() : fromHost(path)));
  worker.send('install');
  const pages = ['/contact', '/ferry-cancelled', '/offline', '/packages', '/saved'];
  const files = ['/a.css', '/c.js', '/coast.svg', '/forms.json', '/icons.svg', '/saved.json'];
  await until(() => worker.list().length >= pages.length + files.length);
  expect(worker.list().sort()).toEqual([...pages, ...files].sort());
});

test.each([
  ['pages', '/map', 'new'],
  ['lasting-pages', '/ferry-cancelled', 'new'],
  ['data', '/trips.json', 'new'],
  ['data', '/details/cruise/makruzz.txt', 'new'],
  ['pictures', '/photos/a.webp', 'old'],
  ['pictures', '/coast.svg', 'old'],
  ['files', '/_next/static/a.js', 'old'],
])(
  'of the %s, %s is the %s one, and the cached one without a network',
  async (name, path, word) => {
    const cached = { [name]: path };
    expect(await textOf(start(fromHost, cached).ask(path))).toContain(word);
    expect(await textOf(start(breakOff, cached).ask(path))).toContain('old');
  },
);

test('a page that has not come within three seconds is that of the cache', async () => {
  const { ask, timers } = start(never, { pages: '/map' });
  const asked = ask('/map/?arrive=2027-01-12');
  await until(() => timers.size > 0);
  expect([...timers.keys()]).toEqual([3000]);
  timers.get(3000)?.();
  expect(await textOf(asked)).toContain('old');
});

test('in place of a page that is not cached comes the offline page, of a picture nothing', async () => {
  const { ask } = start(breakOff, { 'lasting-pages': '/offline' });
  expect(await textOf(ask('/map'))).toBe(await textOf(makePage('/offline', 'old')));
  expect((await ask('/images/a.svg', 'no-cors')).type).toBe('error');
  expect((await start(breakOff).ask('/map')).type).toBe('error');
});

test('what a page asks for is cached, unless the host has an error', async () => {
  const worker = start(async (path) => makePage(path, 'new', path === '/map' ? 500 : 200));
  const payload = { urlsToCache: ['/map', '/trips.json', '/phrases'] };
  worker.send('message', { data: { type: 'CACHE_URLS', payload } });
  await until(() => worker.list().length > 1);
  expect(worker.list()).toEqual(['/trips.json', '/phrases']);
});
