import { expect, type Page, test } from '@playwright/test';
import { listAxeFaults } from './axe';
import { EnquiryFormPage, words } from './enquiry-form';
import { open } from './ready';
import { desktopSize, phoneSize } from './site';

/** Checks the page as it is now, in a window of this size. */
async function expectNoViolations(page: Page, size: typeof phoneSize) {
  await page.setViewportSize(size);
  expect(await listAxeFaults(page), `${size.width} px`).toEqual([]);
}

test('axe finds nothing in the menus, and on the unknown page', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await open(page, '/nowhere');
  await page.locator('details[name=menu] summary').last().click();
  await expectNoViolations(page, desktopSize);
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('#side-menu')).toBeVisible();
  await expectNoViolations(page, phoneSize);
});

test('axe finds nothing in a form, whatever came of it', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.button.click();
  await expect(form.alert).toHaveText(form.texts.missing);
  await expectNoViolations(page, desktopSize);

  await form.fill();
  await form.answer((route) => route.abort());
  await form.button.click();
  await form.expectUnsent('broken');
  await form.form.getByText(words.message, { exact: true }).click();
  await expectNoViolations(page, phoneSize);

  await form.answerOk();
  await form.button.click();
  await form.expectSent(2);
  await expectNoViolations(page, desktopSize);
});

test('axe finds nothing under a price band, be it empty or not', async ({ page }) => {
  await open(page, '/packages');
  await page.getByRole('radio', { name: 'Below 15000' }).check();
  await expectNoViolations(page, phoneSize);
  await page.getByRole('radio', { name: '25000-50000' }).check();
  await expectNoViolations(page, desktopSize);
});

test('a printed post has its pictures, and not the other posts', async ({ page }) => {
  await open(page, '/blogs/three-days-by-boat');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').getByAltText('A jetty at nightfall')).toBeVisible();
  for (const id of ['next-post', 'latest-blogs']) await expect(page.locator(`#${id}`)).toBeHidden();
});
