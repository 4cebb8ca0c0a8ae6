import { expect, type Page, test } from '@playwright/test';
import { listAxeFaults } from './axe';
import { EnquiryFormPage, words } from './enquiry-form';
import { ready } from './ready';
import { desktopSize, phoneSize } from './site';

/** Checks the page as it is now, on a wide screen and on a phone. */
async function expectNoViolations(page: Page, sizes = [desktopSize, phoneSize]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await listAxeFaults(page), `${size.width} px`).toEqual([]);
  }
}

test('axe finds nothing in the open menus, and on the page for unknown addresses', async ({
  page,
}) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/nowhere');
  await ready(page);
  await page.locator('details[data-menu] summary').last().click();
  await expectNoViolations(page, [desktopSize]);
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.locator('#side-menu')).toBeVisible();
  await expectNoViolations(page, [phoneSize]);
});

test('axe finds nothing in a form, whatever came of it', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.button.click();
  await expect(form.alert).toHaveText(form.texts.missing);
  await expectNoViolations(page);

  await form.fill();
  await form.answer((route) => route.abort());
  await form.button.click();
  await form.expectUnsent('broken');
  await form.form.getByText(words.message, { exact: true }).click();
  await expectNoViolations(page);

  await form.answerOk();
  await form.button.click();
  await form.expectSent(2);
  await expectNoViolations(page);
});

test('axe finds nothing under a price band, be it empty or not', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
  for (const name of ['Below 15000', '25000-50000']) {
    await page.getByRole('radio', { name }).check();
    await expectNoViolations(page);
  }
});

test('what a post quotes from itself is seen twice, but read aloud and printed once', async ({
  page,
}) => {
  await page.goto('/blogs/three-days-by-boat');
  await ready(page);
  const article = page.locator('article').first();
  const sentence = 'It rained, and nobody minded.';
  const seen = article.getByText(sentence).filter({ visible: true });
  await expect(seen).toHaveCount(2);
  expect((await article.ariaSnapshot()).split(sentence)).toHaveLength(2);

  await page.emulateMedia({ media: 'print' });
  await expect(seen).toHaveCount(1);
  await expect(article.getByAltText('A jetty at nightfall')).toBeVisible();
  for (const id of ['next-post', 'latest-blogs']) await expect(page.locator(`#${id}`)).toBeHidden();
});
