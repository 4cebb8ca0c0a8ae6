import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { dark } from '@/tailwind.config';
import { EnquiryFormPage } from './enquiry-form';
import { listLight } from './layout';
import { listAxeViolations, open } from './page';
import { cardOf, items, phoneSize } from './site';

// The dark scheme. pages.spec.ts tests it on pages.
test.use({ colorScheme: 'dark' });

/** Waits for a part of the page. Expects enough contrast in it, and no light surfaces on the page. */
async function expectDark(page: Page, part: string) {
  await expect(page.locator(part)).toBeVisible();
  expect(await listAxeViolations(page, part, ['color-contrast'])).toEqual([]);
  expect(await page.evaluate(listLight)).toEqual([]);
}

test('dialogs, menus and forms are dark', async ({ page }) => {
  await open(page, items.package.list);
  await page.locator('button[data-route]').first().click();
  await cardOf(page, items.package).click();
  await expectDark(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const form = new EnquiryFormPage(page, 'booking');
  await form.show();
  await form.button.click();
  await expect(form.alert).toHaveText(form.texts.missingFields);
  await expectDark(page, '#booking');
  await page.keyboard.press('Escape');
  await page.locator('details[name=menu] summary').last().click();
  await expectDark(page, 'header details[open]');
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: labels.layout.openMenu }).click();
  await expectDark(page, '#side-menu');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page and its maps are dark from the first paint', async ({ page }) => {
    await page.goto(routes.map);
    // This sets the background until the styles have loaded.
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', /dark/);
    const bar = page.locator('meta[name="theme-color"][media*="dark"]');
    await expect(bar).toHaveAttribute('content', dark.surfaces.paper);
    expect(await page.evaluate(listLight)).toEqual([]);
  });
});
