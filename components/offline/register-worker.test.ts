/** @jest-environment jsdom */
import { dataAddress, precachedData } from '@/lib/data-files/data-files';
import { routes } from '@/lib/routes/routes';
import {
  cached,
  notFound,
  openPage as open,
  packageRoute,
  resetBrowser,
  save,
  settle,
} from '@/test/register-worker';

beforeEach(resetBrowser);

const listOf = (build: string) => [
  routes.saved,
  ...precachedData.map((name) => dataAddress(name, build)),
];
const list = listOf('2');
/** Caches the list and its data, as the worker of a build does when it is installed. */
const install = (build: string) => {
  for (const address of listOf(build)) cached[address] = build;
};

test('only the first page asks for its pictures, because the worker sees those of later ones', async () => {
  const names = ['/images/bay.svg', '/photos/a.webp', '/icons.svg'];
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
  expect(await open({ isFirst: true })).toEqual([names.slice(0, 2)]);
  expect(await open()).toEqual([]);
});

test('if the browser asks to save data, nothing is cached until an item is saved', async () => {
  install('2');
  const asked = await open({ saveData: true });
  expect(asked).toEqual([]);
  save(packageRoute);
  await settle();
  expect(asked).toEqual([[packageRoute, `${packageRoute}.svg`]]);
});

test.each([
  ['the cache is blocked', () => jest.spyOn(caches, 'match').mockRejectedValueOnce(new Error())],
  ['the host has an error', () => jest.spyOn(window, 'fetch').mockResolvedValueOnce(notFound)],
])('if %s, it asks when the network is back, and again until all is cached', async (_, fail) => {
  save(packageRoute);
  await settle();
  fail();
  const asked = await open();
  expect(asked).toEqual([]);
  for (const build of ['1', '2', '2']) {
    dispatchEvent(new Event('online'));
    await settle();
    install(build);
    cached[packageRoute] = build;
  }
  expect(asked).toEqual(Array(2).fill([...list, packageRoute, `${packageRoute}.svg`]));
});

test.each([
  ['1', list],
  ['2', undefined],
])(
  'a list and data of build %s are asked for if they are old; an item that is gone is not',
  async (build, asked) => {
    install(build);
    save('/packages/gone');
    expect(await open()).toEqual(asked ? [asked] : []);
  },
);
