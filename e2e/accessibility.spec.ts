import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { detailsId } from '@/lib/routes';
import { EnquiryFormPage, words } from './enquiry-form';
import { ready, scrollThrough } from './ready';
import { desktopSize, itemDialogs, phoneSize, shapedRoutes } from './site';

// Motion would be measured half-way: the pages are looked at as they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at the page as it is now, on a wide screen and on a phone. */
async function expectNoViolations(page: Page, sizes = [desktopSize, phoneSize]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    expect(faults, `${size.width} px`).toEqual([]);
  }
}

/** Complaints in the console, failed requests and requests to other hosts, as they come. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    const { hostname } = new URL(response.url());
    if (response.status() >= 400 || hostname !== 'localhost') faults.push(response.url());
  });
  return faults;
}

for (const route of shapedRoutes) {
  test(`axe finds nothing on ${route}, and nothing fails to load`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(route);
    await ready(page);
    await scrollThrough(page);
    await expectNoViolations(page);
    expect(faults).toEqual([]);
  });
}

for (const [route, item] of itemDialogs) {
  test(`axe finds nothing in the dialog of a ${item.kind}`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    await page.locator(`#${item.slug} a[data-dialog]`).click();
    await expect(page.locator(`#${detailsId(item)}`)).toBeVisible();
    await expectNoViolations(page);
  });
}

test('axe finds nothing in the open menus, and on the page for unknown addresses', async ({
  page,
}) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/nowhere');
  await ready(page);
  await page.locator('details[data-menu] summary').click();
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
