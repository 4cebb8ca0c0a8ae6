/** @jest-environment jsdom */

import { savedPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import { buildHeader } from './shared-with-worker';

const trip = '/packages/reef-week';
const sight = '/sightseeing/old-jail';
const items = [trip, sight].map((route) => ({ route, picture: `${route}.svg` }));

/** The builds of what is cached, by their addresses. */
let cached: Record<string, string>;

const settle = () => new Promise((resolve) => setTimeout(resolve));

const notFound = {
  ok: false,
  json: () => Promise.reject(new SyntaxError()),
} as unknown as Response;

function save(...list: string[]) {
  localStorage.setItem('kept', JSON.stringify(list));
  dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
}

/** Opens a page of build 2. @returns what it asks the worker to cache, each time that it asks */
async function open({ saveData = false, isFirst = false } = {}) {
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
  await jest.isolateModulesAsync(async () => (await import('./page-cache')).startPageCache());
  await settle();
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  cached = {};
  const match = async (address: string) => {
    const build = cached[address] ?? '';
    const headers = new Headers({ [buildHeader]: build });
    return build ? { headers, json: async () => ({ build, items }) } : undefined;
  };
  const fetch = async () => ({ ok: true, json: async () => ({ build: '2', items }) });
  Object.assign(window, { caches: { match }, fetch });
});

test('only the first page asks for its pictures, because the worker sees those of later ones', async () => {
  const names = ['/images/bay.svg', '/photos/a.webp', '/icons.svg'];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  expect(await open({ isFirst: true })).toEqual([names.slice(0, 2)]);
  expect(await open()).toEqual([[]]);
});

test('if the browser asks to save data, nothing is cached until an item is saved', async () => {
  cached = { [savedPath]: '2', [routes.saved]: '2' };
  const asked = await open({ saveData: true });
  expect(asked).toEqual([]);
  save(trip);
  await settle();
  expect(asked).toEqual([[trip, `${trip}.svg`]]);
});

test.each([
  ['the cache is blocked', () => jest.spyOn(caches, 'match').mockRejectedValueOnce(new Error())],
  ['the host has an error', () => jest.spyOn(window, 'fetch').mockResolvedValueOnce(notFound)],
])('if %s, it tries again when the network is back', async (_, fail) => {
  fail();
  save(trip);
  const asked = await open();
  expect(asked).toEqual([]);
  dispatchEvent(new Event('online'));
  await settle();
  expect(asked).toEqual([[routes.saved, savedPath, trip, `${trip}.svg`]]);
});

test.each([
  ['data of the list are', '1', '2', [routes.saved, savedPath]],
  ['page of the list is', '2', '1', [routes.saved, savedPath]],
  ['item is gone, and nothing is', '2', '2', []],
])('the %s of an earlier build', async (_, data, page, asked) => {
  cached = { [savedPath]: data, [routes.saved]: page };
  save('/packages/gone');
  expect(await open()).toEqual([asked]);
});
