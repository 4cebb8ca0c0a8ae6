import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { open } from './page';
import { phoneSize } from './site';

// The chat, the phone and the next step must be at hand; pages.spec.ts asks each page whether they cover anything.

test.use({ viewport: phoneSize });

const bar = (page: Page) => page.locator('.contact-bar');
const step = (page: Page) => page.locator('.bar-step').filter({ visible: true });

async function expectGone(page: Page) {
  await expect(bar(page)).toBeHidden();
  await expect(step(page)).toHaveCount(0);
}

test('it gives way to keyboards, answers and paper, and lies behind a dialog', async ({ page }) => {
  await open(page, routes.contact);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await expectGone(page);
  await field.blur();
  await expect(bar(page)).toBeVisible();
  // A day is chosen from a picker: there is no keyboard that the bar would stand on.
  await page.locator('main input[type=date]').first().focus();
  await expect(bar(page)).toBeVisible();

  // Translators and extensions leave elements in places that are still empty.
  await page.locator('main [role=alert]').evaluate((it) => it.append(document.createElement('i')));
  await expect(bar(page)).toBeVisible();

  // What became of the enquiry, and what to do next, is said in the form.
  await page.locator('main form button').last().click();
  await expect(page.locator('main form').getByRole('alert')).not.toBeEmpty();
  await expectGone(page);

  await open(page, routes.home);
  const { left, bottom } = await bar(page).evaluate((it) => it.getBoundingClientRect());
  await step(page).click();
  const isBehind = ([x = 0, y = 0]: number[]) =>
    document.elementFromPoint(x, y)?.closest('dialog') !== null;
  expect(await page.evaluate(isBehind, [left + 30, bottom - 30])).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expectGone(page);
});
