import { chromium, expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';
import { findBrowser } from '../scripts/setup/browser.mjs';
import { items } from './items';

// Back brings a page from the browser's cache, as it was left. Playwright switches that cache off, and
// the headless shell has none.

declare global {
  interface Window {
    /** Whether the page came from the cache when it was shown last. */
    isFromCache?: boolean;
  }
}

let page: Page;

test.beforeAll(async ({ baseURL }) => {
  const whole = await findBrowser(true);
  test.skip(!whole, 'Needs the whole Chromium (Debian: chromium).');
  const browser = await chromium.launch({
    ...whole,
    args: ['--no-sandbox', '--disable-gpu', '--headless=new', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      window.isFromCache = persisted;
    }),
  );
  page = await context.newPage();
});
test.afterAll(() => page?.context().browser()?.close());

/** Does not wait for a load, which a page from the cache does not have. */
const back = () => page.evaluate(() => void setTimeout(() => history.back(), 10));

const isReady = () => expect(page.locator('html')).toHaveAttribute('data-ready', '');

test('every kind of page comes from the cache, also with React at work', async () => {
  const ofItems = [items.pricedPackage.route, ...itemsOf('post').slice(0, 1).map(routeOf)];
  const { home, packages, topplaces, contact, saved } = routes;
  for (const route of [home, packages, topplaces, contact, saved, ...ofItems]) {
    await page.goto(route);
    await isReady();
    // Use wakes the islands that are near.
    await page.mouse.move(200, 300);
    await page.mouse.move(220, 300);
    // A page that is left while it fetches something is not kept.
    await page.waitForLoadState('networkidle');
    await page.goto(routes.privacy);
    await back();
    await expect(page).toHaveURL(route);
    await expect.poll(() => page.evaluate(() => window.isFromCache), route).toBe(true);
  }
});

test('a dialog that was left by a link in it is there again, and one that was not is closed', async () => {
  const { place } = items;
  await page.goto(place.list);
  await isReady();
  await page.locator(`#${place.slug} a[data-dialog]`).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await page.goto(routes.privacy);
  await back();
  await expect(page).toHaveURL(place.route);
  await expect(dialog).toBeVisible();
  await back();
  await expect(page).toHaveURL(place.list);
  await expect(dialog).toHaveCount(0);
});

test('prices that were marked for a day lose the mark when the day was taken back', async () => {
  const { route } = items.pricedPackage;
  await page.goto(`${route}?arrive=2027-03-09`);
  await isReady();
  await page.goto(items.place.route);
  await isReady();
  const mark = page.locator('.price-note');
  await expect(mark.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(route);
  await isReady();
  await page.locator('main input[name=arrive]').fill('');
  await back();
  await expect(page).toHaveURL(items.place.route);
  await expect(mark).toHaveCount(0);
  expect(await page.evaluate(() => window.isFromCache)).toBe(true);
});
