import { brotliCompressSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { baseMapAddress } from '@/lib/map/base-map';
import { routes } from '@/lib/routes';
import { dialogOf, items } from './items';
import { ready } from './ready';
import { desktopSize, phoneSize, tabletSize } from './site';

const { themedPackage: trip, ferryRoute, place } = items;
const withMap = [routes.map, routes.topplaces, trip.address, ferryRoute.address, place.address];
const smallest = { width: 320, height: 640 };

const maps = (page: Page) => page.locator('main .map').filter({ visible: true });
const compressed = (text: string) => brotliCompressSync(text).length;

type Box = { x: number; y: number; width: number; height: number };

/** How many pixels two boxes have in common, the lower of both directions. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(wide, high);
}

/** The boxes of all names on a map, as wide as their letters. */
function namesOn(map: Locator) {
  return map.locator('foreignObject > :is(a, p)').evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const target = element.getBoundingClientRect().height;
      return {
        name: element.textContent,
        isLink: element.matches('a'),
        target,
        x,
        y,
        width,
        height,
      };
    }),
  );
}

for (const size of [smallest, phoneSize, desktopSize]) {
  test(`names fit on every map at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const route of withMap) {
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      for (const map of await maps(page).all()) {
        const frame = await map.boundingBox();
        const names = await namesOn(map);
        expect(names.length, route).toBeGreaterThan(0);
        for (const [index, one] of names.entries()) {
          const spot = `${route}: ${one.name}`;
          if (one.isLink) expect(one.target, spot).toBeGreaterThanOrEqual(24);
          expect(common(one, frame as Box), spot).toBeGreaterThanOrEqual(
            Math.min(one.height, one.width) - 1,
          );
          for (const other of names.slice(index + 1)) {
            expect(common(one, other), `${spot} and ${other.name}`).toBeLessThan(one.height / 2);
          }
        }
      }
    }
  });
}

for (const size of [phoneSize, tabletSize, desktopSize]) {
  test(`maps on the map page read alike, scale at the foot, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(routes.map);
    const read = await maps(page).evaluateAll((all) =>
      all.map((map) => {
        const { bottom } = map.getBoundingClientRect();
        const scale = map.querySelector('.map-scale')?.getBoundingClientRect();
        const unit = (map as SVGSVGElement).getScreenCTM()?.a ?? 0;
        const fonts = [...map.querySelectorAll('foreignObject')].map((name) =>
          Number.parseFloat(getComputedStyle(name).fontSize),
        );
        return { foot: bottom - (scale?.bottom ?? 0), fonts: fonts.map((font) => font * unit) };
      }),
    );
    expect(read.length).toBeGreaterThan(0);
    for (const { foot, fonts } of read) {
      expect(foot).toBeLessThan(24);
      expect(Math.min(...fonts)).toBeGreaterThanOrEqual(12);
      expect(Math.max(...fonts)).toBeLessThan(17);
    }
  });
}

test('the map page has every place, on a map and in its list', async ({ page }) => {
  await page.goto(routes.map);
  const overview = page.getByRole('group', { name: pages.map.overview.heading });
  const list = page.locator('section[aria-labelledby=list]');
  for (const item of itemsOf('place')) {
    const address = `a[href="${routeOf(item)}"]`;
    await expect(overview.locator(address)).toBeVisible();
    await expect(list.locator(address).first()).toBeVisible();
  }
});

test('a name opens the dialog of its item, by mouse and by keyboard', async ({ page }) => {
  await page.goto(routes.map);
  await ready(page);
  const name = maps(page).first().locator(`a[href="${place.address}"]`);
  await name.click();
  await expect(dialogOf(page, place)).toBeVisible();
  await expect(page).toHaveURL(place.address);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(routes.map);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, place)).toBeVisible();
});

test('a trip shows its nights, its ways and their days', async ({ page }) => {
  await page.goto(trip.address);
  const map = maps(page).first();
  await expect(map.locator('.map-ferry')).not.toHaveCount(0);
  await expect(map.locator('.map-day')).not.toHaveCount(0);
  await expect(map.locator(':is(.map-place, .map-town) text')).not.toHaveCount(0);
});

test('a day under the pointer lights up on the map, and the other way round', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto(trip.address);
  const map = maps(page).first();
  const badge = map.locator('.map-day').first();
  const day = Number(await badge.textContent());
  const row = page.locator('li[data-day]').nth(day - 1);
  const fill = () => badge.locator('circle').evaluate((it) => getComputedStyle(it).fill);
  const ground = () => row.evaluate((it) => getComputedStyle(it).backgroundColor);
  const [dark, plain] = [await fill(), await ground()];
  await row.hover();
  await expect.poll(fill).not.toBe(dark);
  await badge.hover();
  await expect.poll(ground).not.toBe(plain);
  expect(await fill()).toBe(dark);
});

test('maps weigh little', async ({ page, request }) => {
  const own = async (map: Locator) => compressed(await map.evaluate((it) => it.outerHTML));
  await page.goto(routes.map);
  const overview = maps(page).first();
  const coast = compressed(await (await request.get(baseMapAddress)).text());
  expect((await own(overview)) + coast).toBeLessThan(10_000);
  await page.goto(trip.address);
  const figure = page.locator('section[aria-labelledby=map]');
  expect(compressed(await figure.evaluate((it) => it.outerHTML))).toBeLessThan(3_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a name leads to the page of its item', async ({ page }) => {
    await page.goto(routes.map);
    await maps(page).first().locator(`a[href="${place.address}"]`).click();
    await expect(page).toHaveURL(place.address);
    await expect(page.locator('h1')).toBeVisible();
  });
});
