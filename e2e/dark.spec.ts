import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { dark } from '@/tailwind.config';
import { EnquiryFormPage, openBooking } from './enquiry-form';
import { listLight } from './layout';
import { listAxeFaults, open } from './page';
import { cardOf, dialogOf, items, phoneSize } from './site';

// The site for visitors whose system has a dark scheme. pages.spec.ts tests each page in it.
test.use({ colorScheme: 'dark' });

/** What belongs to the dark page: text that can be read in a part, and no surface that is left light. */
async function expectEvening(page: Page, part: string) {
  expect(await listAxeFaults(page, ['color-contrast'], part)).toEqual([]);
  expect(await page.evaluate(listLight)).toEqual([]);
}

test('no dialog, popup, menu or form is left light either', async ({ page }) => {
  await test.step('a dialog, and a saved trip', async () => {
    await open(page, items.pricedPackage.list);
    await page.locator('[data-save]').first().click();
    await cardOf(page, items.pricedPackage).click();
    await expect(dialogOf(page, items.pricedPackage)).toBeVisible();
    await expectEvening(page, 'dialog[open]');
  });
  await test.step('a form with errors', async () => {
    const form = await new EnquiryFormPage(page, 'contact').open();
    await form.button.click();
    await expect(form.alert).toHaveText(form.texts.missing);
    await expectEvening(page, 'main');
  });
  await test.step('the popup, a menu and the side menu', async () => {
    await openBooking(page);
    await expect(page.locator('#book-trip')).toBeVisible();
    await expectEvening(page, '#book-trip');
    await page.keyboard.press('Escape');
    await page.locator('details[name=menu] summary').last().click();
    await expectEvening(page, 'header');
    await page.setViewportSize(phoneSize);
    await page.getByRole('button', { name: labels.openMenu }).click();
    await expect(page.locator('#side-menu')).toBeVisible();
    await expectEvening(page, '#side-menu');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('from the first paint the page and its maps are dark', async ({ page }) => {
    await page.goto(routes.map);
    // Before the styles have come, the browser paints the ground that this asks for.
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', /dark/);
    const bar = page.locator('meta[name="theme-color"][media*="dark"]');
    await expect(bar).toHaveAttribute('content', dark.surfaces.paper);
    expect(await page.evaluate(listLight)).toEqual([]);
  });
});
