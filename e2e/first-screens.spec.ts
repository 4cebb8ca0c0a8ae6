import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { items } from './items';
import { laidOut } from './ready';
import { desktopSize, phoneSize, tabletSize } from './site';

// What is sold comes soon, and phones fold the lists at the end (pages.spec.ts asks how high the end is).

/** How many px from the top the first card begins at most, by the width of the window. */
const firstCard = [
  { route: routes.home, phone: 1250, desktop: 1150 },
  { route: routes.packages, phone: 760, desktop: 800 },
  { route: routes.watersports, phone: 760, desktop: 900 },
  { route: routes.sightseeing, phone: 760, desktop: 800 },
  { route: routes.topplaces, phone: 760, desktop: 800 },
  { route: routes.cruise, phone: 800, desktop: 900 },
];

const sizes = { phone: phoneSize, desktop: desktopSize };

async function openAs(page: Page, name: keyof typeof sizes, route: string) {
  await page.setViewportSize(sizes[name]);
  await page.goto(route);
  await laidOut(page);
}

for (const name of ['phone', 'desktop'] as const) {
  for (const { route, [name]: most } of firstCard) {
    test(`the first card of ${route} begins above ${most} px on a ${name}`, async ({ page }) => {
      await openAs(page, name, route);
      const card = page.locator('main article[id]').first();
      const top = await card.evaluate((it) => it.getBoundingClientRect().top + scrollY);
      // It is not under the header either.
      expect(top).toBeGreaterThan(300);
      expect(top).toBeLessThanOrEqual(most);
    });
  }
}

test('the text of a trip begins beside its panel', async ({ page }) => {
  for (const size of [desktopSize, tabletSize]) {
    await page.setViewportSize(size);
    await page.goto(items.pricedPackage.address);
    const topOf = (it: Locator) => it.evaluate((one) => one.getBoundingClientRect().top);
    const panel = await topOf(page.getByRole('complementary', { name: labels.enquire }));
    const text = await topOf(page.getByRole('heading', { name: labels.overview }));
    expect(Math.abs(panel - text), `${size.width} px`).toBeLessThan(200);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the lists of the footer are folded on phones and open elsewhere', async ({ page }) => {
      const lists = page.locator('footer nav ul');
      await page.setViewportSize(phoneSize);
      await page.goto(routes.map);
      await expect(lists.filter({ visible: true })).toHaveCount(0);
      await page.locator('footer summary').first().click();
      await expect(lists.first()).toBeVisible();
      await page.setViewportSize(desktopSize);
      await expect(lists.filter({ visible: true })).toHaveCount(await lists.count());
    });
  });
}
