import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { EnquiryFormPage, enquiryForms, words } from './enquiry-form';
import { ready } from './ready';
import { content, desktopSize, itemDialogs, phoneSize, shapedRoutes } from './site';

// Motion would be measured half-way: the pages are looked at as they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const route of [...shapedRoutes, '/nowhere']) {
    test(`axe finds nothing on ${route} (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      expect(await violations(page)).toEqual([]);
    });
  }
}

// One dialog of each kind on every page that has it; their texts are looked at elsewhere.
const dialogs = [...itemDialogs, ['/', content.ferryRoutes[0]]] as const;

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const [route, item] of dialogs) {
    test(`axe finds nothing in ${item?.slug} on ${route} (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await ready(page);
      await page.locator(`#${item?.slug} a[data-dialog]`).click();
      await expect(page.locator(`#details-${item?.slug}`)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('axe finds nothing with the menus open', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/');
  await page.getByRole('banner').getByText('Activities').click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(await violations(page)).toEqual([]);
});

for (const [size, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const { name } of enquiryForms) {
    test(`axe finds nothing in the ${name} form, whatever came of it (${size})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const form = await new EnquiryFormPage(page, name).open();
      expect(await violations(page)).toEqual([]);
      await form.button.click();
      await expect(form.alert).toHaveText(form.texts.missing);
      expect(await violations(page)).toEqual([]);

      await form.fill();
      await form.answer((route) => route.abort());
      await form.button.click();
      await form.expectUnsent('broken');
      await form.form.getByText(words.message, { exact: true }).click();
      expect(await violations(page)).toEqual([]);

      await form.answerOk();
      await form.button.click();
      await form.expectSent();
      expect(await violations(page)).toEqual([]);
    });
  }
}

/** One line for each element that a rule complains of. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
