import { expect, type Page, test } from '@playwright/test';
import { navigation } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { cardOf, dialogOf, items } from './items';
import { hold, holdScripts, ready } from './ready';
import { phoneSize } from './site';

// Two pages that the header links to, and one that it does not, where visits start.
const [target = '', other = ''] = navigation.main
  .map(({ href }) => href)
  .filter((href) => href !== routes.home);
const start = routes.privacy;

const link = (page: Page) => page.getByRole('banner').locator(`nav a[href="${target}"]:visible`);

async function open(page: Page, route: string) {
  await page.goto(route);
  await ready(page);
}

/** The data and the dialogs that the page requests, except the data of its own address. */
function watchFiles(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, route] = /^(.*?)(?:\/__next\..*)?\.txt$/.exec(pathname) ?? [];
    if (route && route !== new URL(page.url()).pathname) asked.add(route);
  });
  return asked;
}

test('links, Back and Forward need no new document', async ({ page, context }) => {
  await open(page, start);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => scrollTo(0, 500));
  await link(page).click();
  await expect(page).toHaveURL(target);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await page.goForward();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await link(page).press('Enter');
  await expect(page).toHaveURL(target);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await test.step('Ctrl opens a new tab', async () => {
    await page.goBack();
    const opened = context.waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(target);
    await expect(page).toHaveURL(start);
  });
});

test('a page is prefetched when the mouse rests on its link, or by the focus', async ({ page }) => {
  const asked = watchFiles(page);
  await open(page, start);
  await page.waitForLoadState('networkidle');
  expect([...asked], 'links that are only seen').toEqual([]);
  await page.getByRole('banner').locator(`nav a[href="${other}"]`).first().focus();
  await expect.poll(() => [...asked]).toEqual([other]);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await link(page).hover();
  await page.clock.runFor(70);
  await page.mouse.move(1, 300);
  await page.clock.runFor(1000);
  expect([...asked], 'a mouse that passes').toEqual([other]);
  await link(page).hover();
  await page.clock.runFor(90);
  await expect.poll(() => [...asked]).toEqual([other, target]);
});

test('nothing is fetched in advance where people save data', async ({ page }) => {
  const { sight } = items;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = watchFiles(page);
  await open(page, sight.list);
  await link(page).focus();
  await cardOf(page, sight).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([]);
  await cardOf(page, sight).press('Enter');
  await expect(dialogOf(page, sight)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(sight.list);
  await link(page).press('Enter');
  await expect(page).toHaveURL(target);
});

test('an old address leads to its page and keeps what was asked for', async ({ page }) => {
  await page.goto('/Contact?about=Kayaking#content');
  await expect(page).toHaveURL('/contact?about=Kayaking#content');
});

test('an unknown address answers 404 with a page that says so', async ({ page }) => {
  expect((await page.goto('/packages/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NoPage');
});

test('a page that comes without a new document makes no script for its data', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
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
  const rendered = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-rendered');

  /** How many sections the browser may skip. */
  const countDeferred = (page: Page) =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section, footer')];
      return sections.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length;
    });

  /** Follows a link of the page, wherever it is and without scrolling. */
  async function follow(page: Page, route: string) {
    await page
      .locator(`a[href="${route}"]`)
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await expect(page).toHaveURL(route);
  }

  test('sections far below wait until the fonts are there, or they are seen', async ({ page }) => {
    await holdScripts(page);
    const release = await hold(page, '**/*.woff2');
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
      ['Back without a new document', () => follow(page, routes.contact).then(() => page.goBack())],
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
