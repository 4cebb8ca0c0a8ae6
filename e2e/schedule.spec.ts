import { expect, test } from '@playwright/test';
import { schedulesOf } from '@/lib/content/query/cruise';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { ready } from './ready';

const operator = itemsOf('operator').find((item) => schedulesOf(item).length === 0);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an operator without a schedule says so when it is asked', async ({ page }) => {
      test.skip(!operator, 'Every operator has one.');
      if (!operator) return;
      await page.goto(routeOf(operator));
      if (javaScriptEnabled) await ready(page);
      const said = page.getByText(labels.noSchedule);
      await expect(said).toBeHidden();
      await page.locator('main summary', { hasText: labels.schedule }).press('Enter');
      await expect(said).toBeVisible();
      await expect(said).toHaveRole('status');
    });
  });
}
