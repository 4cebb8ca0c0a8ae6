import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { dark } from '@/tailwind.config';
import { EnquiryFormPage, openBooking } from './enquiry-form';
import { listLight } from './layout';
import { listAxeFaults, open } from './page';
import { cardOf, dialogOf, items, phoneSize } from './site';

// The dark scheme, for visitors whose system asks for it. pages.spec.ts tests it on each page.
test.use({ colorScheme: 'dark' });

/** Expects enough contrast in a part of the page, and no light surface on the page. */
async function expectDark(page: Page, part: string) {
  expect(await listAxeFaults(page, ['color-contrast'], part)).toEqual([]);
  expect(await page.evaluate(listLight)).toEqual([]);
}

test('dialogs, the popup, menus and forms are dark', async ({ page }) => {
  await test.step('a dialog, and a saved trip', async () => {
    await open(page, items.pricedPackage.list);
    await page.locator('[data-save]').first().click();
    await cardOf(page, items.pricedPackage).click();
    await expect(dialogOf(page, items.pricedPackage)).toBeVisible();
    await expectDark(page, 'dialog[open]');
  });
  await test.step('a form with errors', async () => {
    const form = await new EnquiryFormPage(page, 'contact').open();
    await form.button.click();
    await expect(form.alert).toHaveText(form.texts.missing);
    await expectDark(page, 'main');
  });
  await test.step('the popup, a menu and the side menu', async () => {
    await openBooking(page);
    await expect(page.locator('#book-trip')).toBeVisible();
    await expectDark(page, '#book-trip');
    await page.keyboard.press('Escape');
    await page.locator('details[name=menu] summary').last().click();
    await expectDark(page, 'header');
    await page.setViewportSize(phoneSize);
    await page.getByRole('button', { name: labels.layout.openMenu }).click();
    await expect(page.locator('#side-menu')).toBeVisible();
    await expectDark(page, '#side-menu');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page and its maps are dark from the first paint', async ({ page }) => {
    await page.goto(routes.map);
    // Until the styles have loaded, this decides the background.
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', /dark/);
    const bar = page.locator('meta[name="theme-color"][media*="dark"]');
    await expect(bar).toHaveAttribute('content', dark.surfaces.paper);
    expect(await page.evaluate(listLight)).toEqual([]);
  });
});
