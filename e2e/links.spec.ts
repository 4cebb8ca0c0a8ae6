import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';

/** The pages whose data the page asks for, by their addresses; it starts with its own. */
function watchData(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, route] = /^(.*?)(?:\/__next\..*)?\.txt$/.exec(pathname) ?? [];
    const own = new URL(page.url()).pathname.replace(/^\/$/, '/index');
    // Details that are seen are fetched as well: details.spec.ts.
    if (route?.startsWith('/details/')) return;
    if (route !== undefined && route !== own) asked.add(route);
  });
  return asked;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A mark that a new document would not have. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);

test('a link is followed without a new document, Back and Forward too', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await markDocument(page);
  await footerLink(page, 'Flights').click();
  await expect(page).toHaveURL('/flights');
  await expect(page.locator('#flight-name')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/flights');
  expect(await isMarked(page)).toBe(true);
});

test('the new page starts at its top, and at the part that the link names', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await footerLink(page, 'Flights').click();
  await expect(page).toHaveURL('/flights');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('links are followed by the keyboard', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await markDocument(page);
  await footerLink(page, 'Flights').press('Enter');
  await expect(page).toHaveURL('/flights');
  expect(await isMarked(page)).toBe(true);
});

test('a click that asks for a new tab opens one', async ({ page, context }) => {
  await page.goto('/about');
  await ready(page);
  const opened = context.waitForEvent('page');
  await footerLink(page, 'Flights').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/flights');
  await expect(page).toHaveURL('/about');
});

test('links that are only seen fetch nothing', async ({ page }) => {
  const asked = watchData(page);
  await page.goto('/');
  await ready(page);
  await footerLink(page, 'Flights').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([]);
});

test('a mouse that rests on a link fetches its page', async ({ page }) => {
  const asked = watchData(page);
  await page.goto('/about');
  await ready(page);
  await footerLink(page, 'Flights').hover();
  await expect.poll(() => [...asked]).toEqual(['/flights']);
});

test('the focus on a link fetches its page', async ({ page }) => {
  const asked = watchData(page);
  await page.goto('/about');
  await ready(page);
  await footerLink(page, 'Flights').focus();
  await expect.poll(() => [...asked]).toEqual(['/flights']);
});

test('a mouse that passes over a link fetches nothing', async ({ page }) => {
  const asked = watchData(page);
  await page.goto('/about');
  await ready(page);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await footerLink(page, 'Flights').hover();
  await page.clock.runFor(70);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  expect([...asked]).toEqual([]);
  // It is the rest that decides.
  await footerLink(page, 'Flights').hover();
  await page.clock.runFor(90);
  await expect.poll(() => [...asked]).toEqual(['/flights']);
});

for (const [what, connection] of Object.entries({
  'where people save data': { saveData: true, effectiveType: '4g' },
  'on 2G': { saveData: false, effectiveType: '2g' },
  'on slow 2G': { saveData: false, effectiveType: 'slow-2g' },
})) {
  test(`nothing is fetched in advance ${what}, and links work`, async ({ page }) => {
    const asked = watchData(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/about');
    await ready(page);
    const link = footerLink(page, 'Flights');
    await link.focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect([...asked]).toEqual([]);
    await link.press('Enter');
    await expect(page).toHaveURL('/flights');
  });
}

test('a link to details, which open here, fetches no page', async ({ page }) => {
  const asked = watchData(page);
  await page.goto('/packages');
  await ready(page);
  await page.locator('a[data-dialog]').first().focus();
  await footerLink(page, 'Flights').focus();
  await expect.poll(() => [...asked]).toEqual(['/flights']);
});
