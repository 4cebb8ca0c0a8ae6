import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { waitForHydration } from './page';
import { dialogOf, items } from './site';

// Whether names lie on others: lib/map/check-maps.test.ts.

const { place } = items;

test('a name opens the dialog of its item, by mouse and by keyboard', async ({ page }) => {
  await page.goto(routes.map);
  await waitForHydration(page);
  const map = page.locator('main .map').filter({ visible: true }).first();
  const name = map.locator(`a[href="${place.route}"]`);
  await name.click();
  await expect(dialogOf(page, place)).toBeVisible();
  await expect(page).toHaveURL(place.route);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(routes.map);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, place)).toBeVisible();
});
