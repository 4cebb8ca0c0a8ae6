import { expect, type Page, test } from '@playwright/test';
import { labels, pages } from '@/lib/content/query/all-content';
import { coastPath } from '@/lib/routes/file-paths';
import { routes } from '@/lib/routes/routes';
import { EnquiryFormPage, messages } from './enquiry-form';
import { open } from './page';
import { items, phoneSize } from './site';
import { dataAddress, TestServer } from './test-server';

test.use({ serviceWorkers: 'allow', viewport: phoneSize });

const packageRoute = items.package.route;

let server: TestServer;
test.beforeEach(async () => {
  server = new TestServer();
  await server.start();
});
test.afterEach(() => server.stop());

/** Opens a page, and waits until it is cached. */
async function see(page: Page, route: string, origin = server.address) {
  await page.goto(origin + route);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expectCached(page, route);
}

/** Whether a page or a file with this path is cached, with any query. */
const isCached = (page: Page, path: string) =>
  page.evaluate(
    async (wanted) => Boolean(await caches.match(wanted, { ignoreSearch: true })),
    path,
  );

const expectCached = (page: Page, path: string) =>
  expect.poll(() => isCached(page, path), { message: path, intervals: [100] }).toBe(true);

const note = (page: Page) => page.getByText(labels.offline.cachedOn);

const error = () => new Response('', { status: 503 });

test('pages that were opened can be read offline, with the time of the copy, and are found', async ({
  page,
}) => {
  const { answer } = server;
  // One file fails, which must not keep the worker from caching others. For data, the server answers with a page.
  server.answer = (request, incoming) => {
    if (request.url.endsWith(dataAddress('forms')))
      return answer(new Request(server.address), incoming);
    return request.url.endsWith('.woff2') ? error() : answer(request, incoming);
  };
  await see(page, packageRoute);
  const banner = page.locator('.banner-picture');
  const picture = await banner.evaluate((it: HTMLImageElement) => it.currentSrc);
  await see(page, routes.packages);
  await expect(note(page)).toBeHidden();
  for (const file of ['/icons.svg', coastPath, picture]) await expectCached(page, file);
  expect(await isCached(page, dataAddress('forms'))).toBe(false);

  // The cached page is also shown soon if the network doesn't answer.
  server.answer = () => new Promise(() => undefined);
  const soon = { waitUntil: 'commit', timeout: 20_000 } as const;
  await page.goto(`${server.address}${packageRoute}?arrive=2027-01-12`, soon);
  await server.stop();
  await expect(note(page)).toBeVisible();
  await expect(page.locator('time').filter({ visible: true }).first()).toHaveText(/\d+:\d\d/);
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.locator('body'), 'with its styles').toHaveCSS('margin', '0px');
  await page.getByRole('button', { name: labels.layout.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('other pages lead to a list of those that were opened', async () => {
    await page.goto(`${server.address}${routes.map}/`);
    await expect(page.locator('h1')).toHaveText(pages.offline.banner.heading);
    await expect(page.locator('main').getByText(labels.offline.again)).toBeVisible();
    await expect(page.locator(`main li a[href="${routes.map}"]`)).toBeHidden();
    await expect(page.locator(`main li a[href="${packageRoute}"]`)).toBeVisible();
    await page.locator(`main li a[href="${routes.ferryCancelled}"]`).click();
    await expect(page.locator('h1')).toHaveText(pages.ferryCancelled.banner.heading);
    await page.goto(server.address + routes.contact);
    await expect(page.locator('.banner-picture')).not.toHaveJSProperty('naturalWidth', 0);
  });

  server.answer = answer;
  await server.start();
  await open(page, server.address + packageRoute);
  await expect(note(page)).toBeHidden();

  await test.step('after a hundred other pages, those for lost signals stay', async () => {
    server.answer = ({ url }) =>
      new Response(`<link rel="canonical" href="${url}"><meta name="build" content="1">`);
    await page.evaluate(() => {
      const urlsToCache = Array.from({ length: 100 }, (_, index) => `/other-${index}`);
      const message = { type: 'CACHE_URLS', payload: { urlsToCache } };
      navigator.serviceWorker.controller?.postMessage(message);
    });
    await expect.poll(() => isCached(page, packageRoute)).toBe(false);
    for (const route of [routes.offline, routes.ferryCancelled, routes.contact, routes.saved]) {
      expect(await isCached(page, route), route).toBe(true);
    }
  });
});

/** Saves the package of these tests on the list page. */
const save = (page: Page) =>
  page.locator(`main button[data-route="${packageRoute}"]:visible`).first().click();

test('with Save-Data, nothing is cached until an item is saved, which also deletes old caches', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  for (const route of [routes.privacy, routes.packages]) await open(page, server.address + route);
  expect(server.asked).not.toContain('/sw.js');
  await page.evaluate(() => caches.open('of-an-old-worker'));
  await save(page);
  await expectCached(page, packageRoute);
  await expect.poll(() => page.evaluate(() => caches.has('of-an-old-worker'))).toBe(false);
});

test('saved items are cached, and cached again after another build', async ({ page }) => {
  const gone = '/packages/atlantis';
  await page.addInitScript((route) => {
    localStorage.saved ??= JSON.stringify([route]);
  }, gone);
  const { answer, asked } = server;
  const timesAsked = (path: string) => asked.filter((other) => other === path).length;
  await see(page, routes.packages);
  server.answer = error;
  await save(page);
  await expect.poll(() => timesAsked(packageRoute)).toBe(1);
  server.answer = answer;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const tariff = dataAddress('tariff');
  for (const route of [packageRoute, routes.saved, dataAddress('savable'), tariff]) {
    await expectCached(page, route);
  }
  for (const route of [routes.privacy, routes.map]) await see(page, route);
  expect([packageRoute, tariff].map(timesAsked)).toEqual([2, 1]);
  server.answer = async ({ url }, incoming) => {
    const [year = ''] = /\d{4}/.exec(tariff) ?? [];
    const response = await answer(new Request(url.replace('-9999', `-${year}`)), incoming);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    return new Response(html.replace(/(?<=<meta name="build" content=")\d{4}/, '9999'), response);
  };
  await page.goto(server.address + routes.privacy);
  const build = (route: string) => caches.match(route).then((it) => it?.headers.get('build'));
  await expect.poll(() => page.evaluate(build, packageRoute)).toMatch(/^9999/);
  await expectCached(page, tariff.replace(/-\d{4}/, '-9999'));
  expect(asked).not.toContain(gone);
  await server.stop();
  await page.evaluate(() => {
    localStorage.day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  });
  await page.goto(server.address + routes.saved);
  await expect(page.locator(`main button[data-route="${packageRoute}"]`)).toBeVisible();
  await expect(page.getByRole('columnheader')).toContainText(/\d( [A-Z][a-z]+)? to \d/);
});

test('an enquiry written offline waits, and a button sends it once', async ({ page, context }) => {
  const form = new EnquiryFormPage(page, 'contact');
  // Only the common server of all tests has an inbox.
  await see(page, routes.contact, '');
  const inPages = (route: string) => caches.match(route, { cacheName: 'pages' });
  expect(await page.evaluate(inPages, routes.contact), 'pinned instead').toBeUndefined();
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await form.fill();
  await form.button.click();
  await form.expectFailed('offline');
  await context.setOffline(false);
  await form.form.getByRole('button', { name: messages.retryLabel }).click();
  await form.expectSent();
});
