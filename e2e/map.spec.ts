import { expect, type Locator, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';
import { pageAt } from './exported-site';
import { waitForHydration } from './page';
import { desktopSize, dialogOf, items, phoneSize } from './site';

const { themedPackage: trip, ferryRoute, place } = items;
const withMap = [routes.map, routes.places, trip.route, ferryRoute.route, place.route];
const smallest = { width: 320, height: 640 };

const maps = (page: Page) => page.locator('main .map').filter({ visible: true });

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
      const isSmall = element.matches('a') && element.getBoundingClientRect().height < 24;
      return { name: element.textContent, isSmall, x, y, width, height };
    }),
  );
}

for (const route of withMap) {
  test(`names fit on the maps of ${route}, in every window`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const size of [smallest, phoneSize, desktopSize]) {
      await page.setViewportSize(size);
      for (const map of await maps(page).all()) {
        await expect.poll(() => listFaults(map), `${size.width} px`).toEqual([]);
      }
    }
  });
}

/** The names on a map that leave it, lie on others, or are too small to be pressed. */
async function listFaults(map: Locator): Promise<string[]> {
  const frame = await map.boundingBox();
  const names = await namesOn(map);
  if (!frame || names.length === 0) return ['a map without names'];
  return names.flatMap((one, index) => {
    const others = names.slice(index + 1).filter((other) => common(one, other) >= one.height / 2);
    return [
      ...(one.isSmall ? [`${one.name} is too small`] : []),
      ...(common(one, frame) < Math.min(one.height, one.width) - 1
        ? [`${one.name} leaves it`]
        : []),
      ...others.map((other) => `${one.name} lies on ${other.name}`),
    ];
  });
}

test('the map page has every place, on a map and in its list, as links', () => {
  const { root } = pageAt(routes.map);
  for (const item of itemsOf('place')) {
    for (const part of ['main .map', 'section[aria-labelledby="list"]']) {
      const links = root.querySelectorAll(`${part} a[href="${routeOf(item)}"]`);
      expect(links.length, `${item.slug} in ${part}`).toBeGreaterThan(0);
    }
  }
});

test('a name opens the dialog of its item, by mouse and by keyboard', async ({ page }) => {
  await page.goto(routes.map);
  await waitForHydration(page);
  const name = maps(page).first().locator(`a[href="${place.route}"]`);
  await name.click();
  await expect(dialogOf(page, place)).toBeVisible();
  await expect(page).toHaveURL(place.route);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(routes.map);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, place)).toBeVisible();
});
