import { expect, type Page, type Request, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { cardOf, items } from './items';
import { holdScripts, hydrated, open, ready } from './ready';
import { phoneSize } from './site';

// What scripts cost, and what becomes of a page when they come late or not at all. Sizes don't depend on
// the machine, so they are tested; times are measured (npm run bench).

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

test('home at rest needs 14 requests, 125 KB, 12 KB of scripts besides its carousel', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script' && !request.url().includes('/swiper-'),
  );
  const [all, ofScripts] = await Promise.all([requests, scripts].map(bytesOf));
  expect(ofScripts).toBeGreaterThan(1000);
  expect(ofScripts).toBeLessThanOrEqual(12_000);
  expect(all).toBeLessThanOrEqual(125_000);
  expect(requests.length).toBeLessThanOrEqual(14);
});

/** Lets the requests to an address fail until that is called off. */
async function breakDown(page: Page, address: string) {
  const down = { failures: 0, end: () => page.unroute(address) };
  await page.route(address, (route) => {
    down.failures += 1;
    return route.abort('connectionreset');
  });
  return down;
}

const field = (page: Page) => page.locator('form[data-enquiry=contact] input').first();
const contactIsland = '[data-island=enquiry]:has(#contact-name)';

test('when the code of a form fails it stays, and the next touch asks again', async ({ page }) => {
  await open(page, routes.contact);
  const down = await breakDown(page, '**/_next/static/site/*.js');
  await field(page).fill('Asha');
  await expect.poll(() => down.failures).toBeGreaterThan(0);
  const island = page.locator(contactIsland);
  await expect(island).not.toHaveAttribute('data-hydrated');
  await expect(field(page)).toHaveValue('Asha');

  await down.end();
  const act = () =>
    field(page)
      .press('End')
      .then(() => field(page).click());
  await expect.poll(() => act().then(() => island.getAttribute('data-hydrated'))).toBe('');
  await expect(field(page)).toHaveValue('Asha');
});

test('an island near the window starts when somebody uses the page', async ({ page }) => {
  await open(page, routes.contact);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(contactIsland)).not.toHaveAttribute('data-hydrated');
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
  await hydrated(page, contactIsland);
});

test('with the scripts held back a card leads to the page of its item', async ({ page }) => {
  await holdScripts(page);
  await page.goto(routes.packages, { waitUntil: 'commit' });
  await cardOf(page, items.pricedPackage).click();
  await expect(page).toHaveURL(items.pricedPackage.route);
});

test('a menu that was opened before the scripts came stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.privacy, { waitUntil: 'commit' });
  const menu = page.locator('header details[name=menu]').first();
  await menu.locator('summary').click();
  release();
  await ready(page);
  await expect(menu).toHaveAttribute('open');
});
