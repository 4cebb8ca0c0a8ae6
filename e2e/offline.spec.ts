import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, type Page, test } from '@playwright/test';
import { workerPath } from '@/components/offline/offline-copies';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { coastPath, dialogPath, routes } from '@/lib/routes';
import { compileWorker } from '../scripts/build/bundle';
import { createLocalHost } from '../scripts/serve/local-host';
import { testSite } from '../scripts/setup/build.mjs';
import { EnquiryFormPage, words } from './enquiry-form';
import { askToSaveData, ready } from './ready';
import { phoneSize } from './site';

test.use({ serviceWorkers: 'allow', viewport: phoneSize });

const [trip] = itemsOf('package');
const tripRoute = trip ? routeOf(trip) : '';

/** A host of its own, so that it can really stop, hold answers back, or answer as a hotspot does. */
class Host {
  private server: Server | undefined;
  private port = 0;
  folder = testSite;
  /** What it does instead of answering with a file; `cut` begins a page and never ends it. */
  fault: 'none' | 'portal' | 'broken' | 'slow' | 'cut' = 'none';

  get address() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    const app = (folder: string) => getRequestListener(createLocalHost(folder).fetch);
    this.server = createServer(async (request, response) => {
      if (this.fault === 'slow') return;
      if (this.fault === 'portal') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
      } else if (this.fault === 'broken') {
        response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Broken</h1>');
      } else if (this.fault === 'cut') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).write('<h1>Half');
      } else await app(this.folder)(request, response);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}

let host: Host;
test.beforeEach(async () => {
  host = new Host();
  await host.start();
});
test.afterEach(() => host.stop());

/** Opens a page, and waits until it is on the phone. */
async function see(page: Page, route: string) {
  await page.goto(host.address + route);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => isKept(page, route), route).toBe(true);
}

/** Whether a page, or whatever has this address, is on the phone. */
const isKept = (page: Page, address: string) =>
  page.evaluate(async (kept) => Boolean(await caches.match(kept)), address);

const note = (page: Page) => page.locator('.copy-note');
const saidBefore = (text: string) => text.split('{when}')[0] ?? '';

test('what was seen stays readable without a network, says how old it is, and takes the address as it is', async ({
  page,
}) => {
  await see(page, tripRoute);
  await see(page, routes.packages);
  await host.stop();

  await page.goto(`${host.address}${tripRoute}?arrive=2027-01-12`);
  await expect(note(page)).toContainText(saidBefore(labels.copies.offline));
  await expect(page.locator('h1')).toBeInViewport();
  // Its scripts are there, too, and what they need for the dates.
  await expect(page.locator('main [data-part=said]').first()).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^${host.address}${routes.packages}`));
  await page.goto(host.address + routes.packages);
  await expect(page.getByText(labels.lastUpdated), 'which it was not').toHaveCount(0);
  await page.goto(host.address + routes.ferryCancelled);
  await expect(page.locator('h1')).toHaveText(pages.ferryCancelled.banner.heading);

  await host.start();
  await page.goto(host.address + tripRoute);
  await expect(note(page)).toBeHidden();
});

test('a picture that was never in view is the colours under it, not a broken one', async ({
  page,
}) => {
  await see(page, tripRoute);
  await page.evaluate(() => caches.delete('pictures'));
  await host.stop();
  await page.goto(host.address + tripRoute);
  const picture = page.locator('main img').last();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
  expect(await picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
});

test('in place of a page that was never seen stand those that are there', async ({ page }) => {
  await see(page, tripRoute);
  await host.stop();
  const answer = await page.goto(`${host.address}${routes.map}/`);
  expect(answer?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText(pages.offline.banner.heading);
  await expect(page).toHaveURL(`${host.address}${routes.map}/`);
  await expect(page.locator('#cached-pages a').first()).toHaveAttribute(
    'href',
    routes.ferryCancelled,
  );
  await page.locator(`#cached-pages a[href="${tripRoute}"]`).click();
  await expect(note(page)).toContainText(saidBefore(labels.copies.offline));
});

test('what a visitor keeps is there with its ferries and its map', async ({ page }) => {
  await see(page, tripRoute);
  const companions = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/cruise/"]')].map(
      ({ pathname }) => pathname,
    ),
  );
  await page.locator('main [data-save]:visible').first().click();
  for (const route of [...companions, routes.map, coastPath]) {
    await expect.poll(() => isKept(page, route), route).toBe(true);
  }
  await page.goto(host.address + routes.saved);
  await expect(page.getByText(pages.saved.list.hasCopies)).toBeVisible();
});

test('where data should be saved, copies begin with the first item that is kept', async ({
  page,
}) => {
  await askToSaveData(page);
  await page.goto(host.address + tripRoute);
  await ready(page);
  expect(await workersOf(page)).toBe(0);
  await page.locator('main [data-save]:visible').first().click();
  for (const route of [tripRoute, routes.saved, routes.ferryCancelled]) {
    await expect.poll(() => isKept(page, route), route).toBe(true);
  }
});

test('where there is no room, the site works as without copies, and does not say that it has them', async ({
  page,
  context,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 1 });
  await page.goto(host.address + routes.phrases);
  await ready(page);
  await page.goto(host.address + tripRoute);
  await ready(page);
  await page.locator('main [data-save]:visible').first().click();
  await page.goto(host.address + routes.saved);
  await expect(page.locator('.saved-items > li:visible')).toHaveCount(1);
  await expect(page.getByText(pages.saved.list.hasCopies)).toBeHidden();
  expect(await isKept(page, routes.phrases)).toBe(false);
  expect(faults).toEqual([]);
});

test('a host that is broken, or does not answer, does not take a page away', async ({ page }) => {
  await see(page, tripRoute);
  host.fault = 'broken';
  await page.goto(host.address + tripRoute);
  await expect(note(page)).toContainText(saidBefore(labels.copies.slow));
  // Without a copy the host's own answer says more than "No network".
  const answer = await page.goto(host.address + routes.map);
  expect(answer?.status()).toBe(500);
  await expect(page.locator('h1')).toHaveText('Broken');
  for (const fault of ['slow', 'cut'] as const) {
    host.fault = fault;
    await page.goto(host.address + tripRoute, { waitUntil: 'commit' });
    await expect(note(page), fault).toContainText(saidBefore(labels.copies.slow));
  }
});

test('the page of a hotspot is shown and never kept, in place of whatever', async ({ page }) => {
  await see(page, tripRoute);
  host.fault = 'portal';
  await page.goto(host.address + tripRoute);
  await expect(page.locator('h1')).toHaveText('Log in');
  const [picture, script] = ['/images/nothing.svg', '/_next/static/site/nothing.js'];
  await page.evaluate(async (all) => Promise.all(all.map((one) => fetch(one))), [picture, script]);
  expect(await isKept(page, picture)).toBe(false);
  expect(await isKept(page, script)).toBe(false);
  await host.stop();
  await page.goto(host.address + tripRoute);
  await expect(note(page)).toContainText(saidBefore(labels.copies.offline));
});

test('an enquiry that is written without a network waits, and a press sends it once', async ({
  page,
  context,
}) => {
  const form = new EnquiryFormPage(page, 'contact');
  await page.goto(routes.contact);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => isKept(page, routes.contact)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toContainText(saidBefore(labels.copies.offline));
  await form.fill();
  await form.button.click();
  await form.expectUnsent('offline');
  await context.setOffline(false);
  await expect(form.alert).toHaveText(words.unsent.waiting);
  await form.form.getByRole('button', { name: words.sendNow }).click();
  await form.expectSent();
});

test.describe('with a build of its own', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
    cpSync(testSite, folder, { recursive: true });
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  /** Changes a text file of the build. */
  function rewrite(name: string, change: (text: string) => string) {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  test('a new build comes with the next page, and old files go', async ({ page }) => {
    await see(page, routes.contact);
    const [old = ''] = await filesOn(page, '.css');
    const renamed = old.replace('.css', '-new.css');
    for (const name of ['contact', 'offline', 'ferry-cancelled', 'phrases']) {
      rewrite(`${name}.html`, (html) => html.replaceAll(old, renamed));
    }
    cpSync(path.join(folder, old), path.join(folder, renamed));
    const scripts = await filesOn(page, '.js');
    // The new build has no script of the old one.
    const worker = await compileWorker(true, { scripts: [], fresh: labels.lastUpdated });
    rewrite(workerPath, () => worker);
    host.folder = folder;
    await page.goto(host.address + routes.contact);
    await expect.poll(() => filesOn(page, '.css')).toContain(renamed);
    await expect.poll(() => filesOn(page, '.css')).not.toContain(old);
    // Pages of the old build are still there, and their scripts ask for others.
    expect(await filesOn(page, '.js')).toEqual(expect.arrayContaining(scripts));
    expect(scripts.length).toBeGreaterThan(5);
    await host.stop();
    await page.reload();
    await expect(page.locator(`link[href="${renamed}"]`)).toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a page that is gone takes its copy along, and so does a dialog', async ({ page }) => {
    const dialog = dialogPath(tripRoute);
    const ask = () => page.evaluate(async (of) => (await fetch(of)).status, dialog);
    await see(page, tripRoute);
    expect(await ask()).toBe(200);
    await expect.poll(() => isKept(page, dialog)).toBe(true);
    for (const file of [`${tripRoute}.html`, dialog]) rmSync(path.join(folder, file));
    host.folder = folder;
    expect(await ask()).toBe(404);
    await expect.poll(() => isKept(page, dialog)).toBe(false);
    await page.goto(host.address + tripRoute);
    await expect.poll(() => isKept(page, tripRoute)).toBe(false);
  });

  test('a build without copies takes them off the phone', async ({ page, context }) => {
    await see(page, routes.contact);
    const retired = await compileWorker(false, { scripts: [], fresh: labels.lastUpdated });
    rewrite(workerPath, () => retired);
    rewrite('contact.html', (html) => html.replace(/<div[^>]*class="copy-note".*?<\/div>/, ''));
    host.folder = folder;
    await page.goto(host.address + routes.contact);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(() => workersOf(page)).toBe(0);
    await host.stop();
    const again = await context.newPage();
    await expect(again.goto(host.address + routes.contact)).rejects.toThrow();
  });
});

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The addresses of the files on the phone that end so. */
const filesOn = (page: Page, end: string) =>
  page.evaluate(async (ending) => {
    const requests = await (await caches.open('files')).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((one) => one.endsWith(ending));
  }, end);
