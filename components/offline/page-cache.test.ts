/** @jest-environment jsdom */
import { savedPath, tripsPath } from '@/lib/routes/file-paths';
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

const dataOf = (build: string) => `${savedPath}?build=${build}`;
const trips = `${tripsPath}?build=2`;
const list = [routes.saved, dataOf('2'), trips];

test('only the first page asks for its pictures, because the worker sees those of later ones', async () => {
  const names = ['/images/bay.svg', '/photos/a.webp', '/icons.svg'];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  expect(await open({ isFirst: true })).toEqual([names.slice(0, 2)]);
  expect(await open()).toEqual([[]]);
});

test('if the browser asks to save data, nothing is cached until an item is saved', async () => {
  Object.assign(cached, { [dataOf('2')]: '2', [routes.saved]: '2' });
  const asked = await open({ saveData: true });
  expect(asked).toEqual([]);
  save(trip);
  await settle();
  expect(asked).toEqual([[trips, trip, `${trip}.svg`]]);
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
  expect(asked).toEqual([[...list, trip, `${trip}.svg`]]);
});

test.each([
  ['data of the list are', '1', '2', list],
  ['page of the list is', '2', '1', list],
  ['item is gone, and no list is', '2', '2', [trips]],
])('the %s of an earlier build', async (_, data, page, asked) => {
  Object.assign(cached, { [dataOf(data)]: data, [routes.saved]: page });
  save('/packages/gone');
  expect(await open()).toEqual([asked]);
});
