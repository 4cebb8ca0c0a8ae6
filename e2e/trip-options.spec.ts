import { expect, test } from '@playwright/test';
import { waitForHydration } from './page';

test('a class and an extra chosen on a trip are in its total and in the enquiry', async ({
  page,
}) => {
  await page.goto('/packages/honeymoon-2-nights');
  await waitForHydration(page);
  const total = page.locator('[data-sum=total]');
  const grand = page.locator('label', { has: page.getByRole('radio', { name: 'Grand' }) });
  await grand.click();
  // Two adults, each with two nights more at ₹1,000.
  await expect(total).toHaveText('₹64,400');
  await expect(grand).toContainText('₹64,400');
  await page.getByRole('checkbox', { name: 'A cake' }).check();
  await expect(total).toHaveText('₹65,900');

  const link = page.locator('form[data-island=trip-options] a[href^="/contact"]');
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.mouse.move(1, 300);
  const form = page.locator('form[data-enquiry=contact]');
  await expect(form.locator('[name=hotels]')).toHaveValue('Grand');
  await expect(form.locator('[name=adults]')).toHaveValue('2');
  await expect(form.locator('[name=message]')).toHaveValue(/Grand: ₹65,900\nExtras: A cake$/);
});
