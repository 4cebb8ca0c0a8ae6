/** @jest-environment jsdom */
import { savedPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import {
  cached,
  notFound,
  openPage as open,
  resetBrowser,
  save,
  settle,
  trip,
} from '@/test/page-cache';

beforeEach(resetBrowser);

test('only the first page asks for its pictures, because the worker sees those of later ones', async () => {
  const names = ['/images/bay.svg', '/photos/a.webp', '/icons.svg'];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  expect(await open({ isFirst: true })).toEqual([names.slice(0, 2)]);
  expect(await open()).toEqual([[]]);
});

test('if the browser asks to save data, nothing is cached until an item is saved', async () => {
  Object.assign(cached, { [savedPath]: '2', [routes.saved]: '2' });
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
  Object.assign(cached, { [savedPath]: data, [routes.saved]: page });
  save('/packages/gone');
  expect(await open()).toEqual([asked]);
});
