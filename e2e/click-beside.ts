import { expect, type Page } from '@playwright/test';

/** Clicks beside the open dialog; at first that counts as the second click of a double click. */
export async function clickBeside(page: Page, x = 4) {
  const dialog = page.locator('dialog[open]');
  await expect(async () => {
    await page.mouse.click(x, 300);
    await expect(dialog).toHaveCount(0, { timeout: 100 });
  }).toPass();
}
