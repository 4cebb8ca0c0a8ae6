import { expect, test } from '@playwright/test';
import { listPrintIssues } from './layout';
import { open, waitForFonts } from './page';
import { cardOf, dialogOf, items, paperSize } from './site';

// pages.spec.ts prints whole pages.

test('an open dialog prints without the page behind it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, items.place.list);
  await cardOf(page, items.place).click();
  const dialog = dialogOf(page, items.place);
  await expect(dialog).toBeVisible();
  await waitForFonts(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paperSize);
  await expect(dialog.getByRole('heading', { name: items.place.name }).first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  expect(await page.evaluate(listPrintIssues)).toEqual([]);
});
