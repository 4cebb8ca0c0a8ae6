import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { routes } from '@/lib/routes/routes';
import { desktopSize, phoneSize } from './site';

// A list of six items. Phones show four as rows, and collapse the rest.

const beaches = itemsOfType('beach').map(({ slug }) => slug);
const last = beaches.at(-1);
const list = (page: Page) => page.locator('section[aria-labelledby="popular-beaches"]');
const cards = (page: Page) => list(page).getByRole('article');
const showAll = (page: Page) =>
  list(page).getByText(labels.general.showAll.replace('{count}', `${beaches.length}`));
const showFewer = (page: Page) => list(page).getByText(labels.general.showFewer);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneSize });

  test('a phone shows four cards of a list, and all once opened or printed, a desktop all in their size', async ({
    page,
  }) => {
    await page.goto(routes.sports);
    await expect(cards(page).filter({ visible: true })).toHaveCount(4);
    await showAll(page).click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(beaches.length);
    await expect(showAll(page)).toBeHidden();
    await showFewer(page).click();
    await expect(showFewer(page)).toBeHidden();
    await expect(cards(page).filter({ visible: true })).toHaveCount(4);
    await page.emulateMedia({ media: 'print' });
    await expect(cards(page).filter({ visible: true })).toHaveCount(beaches.length);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(desktopSize);
    await expect(cards(page).filter({ visible: true })).toHaveCount(beaches.length);
    await expect(showAll(page)).toBeHidden();
    for (const card of await cards(page).all()) {
      const box = await card.boundingBox();
      expect(box?.width).toBe(375);
      expect(box?.height).toBeGreaterThanOrEqual(510);
    }
  });

  test('an address with the anchor of a hidden card shows it', async ({ page }) => {
    await page.goto(`${routes.sports}#${last}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
  });
});
