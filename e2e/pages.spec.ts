import { expect, test } from '@playwright/test';
import { ready } from './ready';

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
