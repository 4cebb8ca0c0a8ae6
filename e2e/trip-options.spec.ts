import { expect, type Page, test } from '@playwright/test';
import { holdScripts, open } from './page';

const trip = '/packages/honeymoon-2-nights';
const total = (page: Page) => page.locator('output strong');
const line = (page: Page) => page.locator('output > span').first();
const form = (page: Page) => page.locator('form[data-enquiry=contact]');

// On phones, Enquire Now opens in the same tab.
test.use({ viewport: { width: 390, height: 844 } });

/** Follows Enquire Now of the total to the contact page, and starts the form there. */
async function enquire(page: Page) {
  const link = page.locator('div:has(> [data-island=trip-total]) > a');
  await link.focus();
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(page).toHaveURL(/\/contact/);
  await page.mouse.move(1, 300);
}

async function expectFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await expect(form(page).locator(`[name=${name}]`), name).toHaveValue(value);
}

test('the total and the enquiry include hotels, extras, children and day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T06:00:00Z');
  await open(page, trip);
  await total(page).scrollIntoViewIfNeeded();
  await page.getByText('Grand', { exact: true }).click();
  await expect(total(page), 'two nights at ₹1,000 more for two adults').toHaveText('₹64,400');
  await page.getByRole('checkbox', { name: 'Helmet walk' }).check();
  await expect(total(page), 'an extra').toHaveText('₹72,400');
  await page.getByLabel('Children, 5 to 11').selectOption('1');
  await expect(total(page), 'a child, who pays 60 % of the trip').toHaveText('₹91,720');
  await expect(page.locator('output > span').last(), 'for adults').toContainText('helmet walk');
  await page.locator('#arrive').fill('2027-03-06');
  await page.locator('form:has(#arrive) [type=submit]').click();
  await expect(total(page), 'two nights at ₹500 more in the season').toHaveText('₹92,720');
  await enquire(page);
  await expectFields(page, { hotels: 'Grand', adults: '2', ages: 'One child of 5 to 11' });
  await expect(form(page).getByText('Total on'), 'extras and total').toHaveText(
    /^Extras: helmet walk\nTotal on the site: ₹92,720 for .* and helmet walk$/,
  );
});

test('after a change of class, the restored draft has only the new total', async ({ page }) => {
  await open(page, trip);
  await total(page).scrollIntoViewIfNeeded();
  await page.getByText('Grand', { exact: true }).click();
  await expect(line(page), 'the chosen class').toContainText('Grand');
  await enquire(page);
  await expectFields(page, { hotels: 'Grand' });
  await form(page).locator('[name=name]').fill('Asha');
  await open(page, trip);
  await expect(line(page), 'the stored class').toContainText('Grand');
  await page.getByText('Plain', { exact: true }).click();
  await expect(line(page), 'the new class').toContainText('Plain');
  await enquire(page);
  await expectFields(page, { hotels: 'Plain', name: 'Asha' });
  await expect(form(page).getByText('Total on'), 'one total').toHaveText(/: ₹60,400 for/);
});

test('a trip on request has a total by its guide price', async ({ page }) => {
  await open(page, '/packages/reef-week');
  await expect(total(page)).toHaveText('About ₹38,000');
  await page.getByRole('checkbox', { name: 'Helmet walk' }).check();
  await expect(total(page)).toHaveText('About ₹46,000');
});

test('an extra that was chosen on its page is in every enquiry, once', async ({ page }) => {
  await open(page, '/watersports/sea-walk');
  const added = page.getByRole('status').getByRole('link');
  await expect(added).toBeHidden();
  const box = page.getByRole('checkbox', { name: 'Helmet walk' });
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await box.check();
  release();
  // The extra was ticked before the script loaded.
  await expect.poll(() => page.evaluate(() => localStorage.choice)).toContain('walk');
  const link = (await added.getAttribute('href')) ?? '';
  for (const route of [link, '/contact', '/contact?about=Trip&item=/packages/reef-week']) {
    await open(page, route);
    await page.mouse.move(1, 300);
    await expect(form(page).getByText('Extras:')).toHaveText(/^Extras: helmet walk(\n|$)/);
  }
});
