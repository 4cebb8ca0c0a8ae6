import {
  breakOff,
  fromHost,
  makePage,
  never,
  openPage,
  startWorker as start,
  textOf,
} from '@/test/service-worker';
import { until, waitTurns } from '@/test/until';

const installed = [
  ...['/contact', '/ferry-cancelled', '/offline', '/packages', '/saved'],
  ...['/a.css', '/c.js', '/coast.svg', '/icons.svg'],
  ...['forms', 'saved', 'tariff', 'trips'].map((name) => `/${name}.json?build=1`),
];

test('the worker caches all that loads when it is installed, and what fails does not stop it', async () => {
  const host = jest.fn((path) => (path === '/b.js' ? breakOff() : fromHost(path)));
  const worker = await start(host);
  worker.send('install');
  await until(() => worker.list().length >= installed.length);
  expect(worker.list().sort()).toEqual([...installed].sort());
  worker.send('activate');
  await waitTurns(5);
  expect(host).toHaveBeenCalledTimes(installed.length + 1);
});

test('after the installation, a page of the same build asks only for what is saved', async () => {
  const item = { route: '/packages/reef-week', picture: '/images/reef.svg' };
  const worker = await start(async (path) =>
    path.startsWith('/saved.json') ? Response.json([item]) : fromHost(path),
  );
  worker.send('install');
  // This includes b.js.
  await until(() => worker.list().length > installed.length);
  expect(await openPage(worker, item.route)).toEqual(Object.values(item));
  await until(() => Object.values(item).every((path) => worker.list().includes(path)));
  expect(worker.list()).toEqual(expect.arrayContaining([...installed, ...Object.values(item)]));
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
    expect(await textOf((await start(fromHost, cached)).ask(path))).toContain(word);
    expect(await textOf((await start(breakOff, cached)).ask(path))).toContain('old');
  },
);

test('a page that has not come within three seconds is that of the cache', async () => {
  const { ask, timers } = await start(never, { pages: '/map' });
  const asked = ask('/map/?arrive=2027-01-12');
  await until(() => timers.size > 0);
  expect([...timers.keys()]).toEqual([3000]);
  timers.get(3000)?.();
  expect(await textOf(asked)).toContain('old');
});

test('in place of a page that is not cached comes the offline page, of a picture an empty one', async () => {
  const { ask } = await start(breakOff, { 'lasting-pages': '/offline' });
  expect(await textOf(ask('/map'))).toBe(await textOf(makePage('/offline', 'old')));
  expect(await textOf(ask('/images/a.svg', 'no-cors', 'image'))).toMatch(/^<svg[^>]*\/>$/);
  expect((await (await start(breakOff)).ask('/map')).type).toBe('error');
});

test('what a page asks for is cached, unless the host has an error', async () => {
  const worker = await start(async (path) => makePage(path, 'new', path === '/map' ? 500 : 200));
  const payload = { urlsToCache: ['/map', '/trips.json', '/phrases'] };
  worker.send('message', { data: { type: 'CACHE_URLS', payload } });
  await until(() => worker.list().length > 1);
  expect(worker.list()).toEqual(['/trips.json', '/phrases']);
});
