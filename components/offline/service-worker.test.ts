import { runInNewContext } from 'node:vm';
import { compileWorker } from '@/scripts/build/bundle';

const site = 'https://example.com';
const listeners = new Map<string, (event: object) => void>();
const cached: string[] = [];

const match = async () => undefined;

/** What the worker uses of its browser, where IndexedDB is blocked and one file does not load. */
const browser = {
  ...{ URL, Response, Headers, FetchEvent: class {}, setTimeout, clearTimeout },
  location: new URL(site),
  addEventListener: listeners.set.bind(listeners),
  clients: { matchAll: async () => [{ url: `${site}/packages?price=all` }] },
  skipWaiting() {},
  caches: {
    match,
    open: async () => ({
      match,
      put: async ({ url }: Request) => cached.push(url.replace(site, '')),
    }),
  },
  Request: class extends Request {
    constructor(path: string) {
      super(new URL(path, site));
    }
  },
  async fetch({ url }: Request) {
    if (url.endsWith('/b.js')) throw new TypeError('offline');
    return new Response(`<meta name="build" content="1"><link rel="canonical" href="${url}">`);
  },
};

test('the worker caches all that loads when it is installed, and what fails does not stop it', async () => {
  runInNewContext(await compileWorker(['/a.css', '/b.js', '/c.js']), { ...browser, self: browser });
  const work: Promise<unknown>[] = [];
  listeners.get('install')?.({ waitUntil: (part: Promise<unknown>) => work.push(part) });
  await Promise.all(work);
  const pages = ['/contact', '/ferry-cancelled', '/offline', '/packages', '/saved'];
  const files = ['/a.css', '/c.js', '/coast.svg', '/forms.json', '/icons.svg', '/saved.json'];
  expect(cached.toSorted()).toEqual([...pages, ...files].toSorted());
});
