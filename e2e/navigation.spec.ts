import { expect, type Page, test } from '@playwright/test';
import { navigation } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { cardOf, dialogOf, items } from './items';
import { askToSaveData, holdRequests, holdScripts, open } from './ready';
import { phoneSize } from './site';

// Two pages that the header links to, and one that it does not, where visits start.
const [target = '', other = ''] = navigation.main
  .map(({ href }) => href)
  .filter((href) => href !== routes.home);
const start = routes.privacy;

const link = (page: Page) => page.getByRole('banner').locator(`nav a[href="${target}"]:visible`);

/** The pages that the browser asks for before anybody has followed a link. */
function watchPages(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== new URL(page.url()).pathname) asked.add(pathname);
  });
  return asked;
}

/**
 * Opens a page in a browser that does not know speculation rules, such as Firefox: Chromium itself would
 * fetch a page when the mouse has rested on its link for 200 ms.
 */
async function openWithoutRules(page: Page, route: string) {
  await page.addInitScript('HTMLScriptElement.supports = () => false');
  await open(page, route);
  await page.locator('script[type=speculationrules]').evaluate((it) => it.remove());
}

test('a page is fetched when the mouse rests on its link, or by the focus', async ({ page }) => {
  const asked = watchPages(page);
  await openWithoutRules(page, start);
  await page.waitForLoadState('networkidle');
  const pagesAsked = () => [...asked].filter((path) => path === other || path === target);
  expect(pagesAsked(), 'links that are only seen').toEqual([]);
  await page.getByRole('banner').locator(`nav a[href="${other}"]`).first().focus();
  await expect.poll(pagesAsked).toEqual([other]);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await link(page).hover();
  await page.clock.runFor(70);
  await page.mouse.move(1, 300);
  await page.clock.runFor(1000);
  expect(pagesAsked(), 'a mouse that passes').toEqual([other]);
  await link(page).hover();
  await page.clock.runFor(90);
  await expect.poll(pagesAsked).toEqual([other, target]);
});

test('nothing is fetched in advance where people save data', async ({ page }) => {
  const { sight } = items;
  await askToSaveData(page);
  const asked = watchPages(page);
  await openWithoutRules(page, sight.list);
  await page.waitForLoadState('networkidle');
  const before = asked.size;
  await link(page).focus();
  await cardOf(page, sight).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBe(before);
  await cardOf(page, sight).press('Enter');
  await expect(dialogOf(page, sight)).toBeVisible();
  await page.keyboard.press('Escape');
  // The header is inert until the dialog has closed.
  await expect(cardOf(page, sight)).toBeFocused();
  await expect(page).toHaveURL(sight.list);
  await link(page).press('Enter');
  await expect(page).toHaveURL(target);
});

test('the rules let Chromium fetch pages, and neither cards nor files', async ({ page }) => {
  await open(page, items.sight.list);
  const script = page.locator('script[type=speculationrules]');
  const { prefetch } = JSON.parse((await script.textContent()) ?? '');
  expect(prefetch[0].eagerness).toBe('moderate');
  expect(JSON.stringify(prefetch)).toContain('[data-dialog]');
  expect(JSON.stringify(prefetch)).toContain('/*.*');
});

test('an old address leads to its page and keeps what was asked for', async ({ page }) => {
  await page.goto('/Contact?about=Kayaking#content');
  await expect(page).toHaveURL('/contact?about=Kayaking#content');
});

test('the header covers no anchor', async ({ page }) => {
  for (const { slug, list } of [items.place, items.operator, items.themedPackage]) {
    await page.goto(`${list}#${slug}`);
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const gap = async () => ((await page.locator(`#${slug}`).boundingBox())?.y ?? 0) - header;
    await expect.poll(gap, list).toBeLessThan(200);
    expect(await gap(), list).toBeGreaterThanOrEqual(0);
  }
});

test.describe('deferred rendering', () => {
  test.use({ viewport: phoneSize });

  const heading = (page: Page) => page.locator('main section h2[id]').last();
  const rendered = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-laid-out');

  /** How many sections the browser may skip. */
  const countDeferred = (page: Page) =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section, footer')];
      return sections.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length;
    });

  test('sections far below wait until the first view is complete, or they are seen', async ({
    page,
  }) => {
    await holdScripts(page);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(routes.packages, { waitUntil: 'domcontentloaded' });
    expect(await countDeferred(page)).toBeGreaterThan(2);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const footer = page.locator('footer > :first-child');
    await expect.poll(() => footer.evaluate((it) => it.clientHeight)).toBeGreaterThan(300);
    release();
    await rendered(page);
    expect(await countDeferred(page)).toBe(0);
  });

  test('Back, a reload and an anchor lead to their place in the full page', async ({ page }) => {
    const topOf = () => heading(page).evaluate((it) => it.getBoundingClientRect().top);
    await open(page, routes.packages);
    await rendered(page);
    await heading(page).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    const place = await topOf();
    const anchor = `${routes.packages}#${await heading(page).getAttribute('id')}`;
    const waitUntil = 'domcontentloaded';
    for (const [way, go] of [
      ['a reload', () => page.reload({ waitUntil })],
      ['Back to a new document', () => page.goto('/404').then(() => page.goBack({ waitUntil }))],
      ['an anchor', () => page.goto('about:blank').then(() => page.goto(anchor, { waitUntil }))],
    ] as const) {
      await test.step(way, async () => {
        await go();
        await expect(heading(page)).toBeAttached();
        expect(await countDeferred(page)).toBe(0);
        await expect.poll(topOf).toBeCloseTo(place, 0);
      });
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('nothing waits', async ({ page }) => {
      await page.goto(routes.packages);
      expect(await countDeferred(page)).toBe(0);
    });
  });
});
