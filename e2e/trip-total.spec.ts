import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { open } from './page';

// The sums and names are those of e2e/content/.
const trip = '/packages/honeymoon-2-nights';

const total = (page: Page) => page.locator('output strong');
const form = (page: Page) => page.locator('form[data-enquiry=contact]');

const chooseDay = (page: Page, day: string) => page.locator('#arrive').fill(day);

test('the total, pale until updated, and the enquiry include all choices', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T06:00:00Z');
  const tariff = '**/data/tariff-*';
  await page.route(tariff, (route) => route.abort());
  let passScripts = () => {};
  const passed = new Promise<void>((resolve) => (passScripts = resolve));
  await page.route('**/*.js', (route) => passed.then(() => route.continue()));
  await page.goto(trip);
  const expectOpacity = (opacity: string) =>
    expect(page.locator('[data-island=trip-total]')).toHaveCSS('opacity', opacity);
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  await choose('Grand');
  await expectOpacity('0.5');
  await choose('Plain');
  await expectOpacity('1');
  passScripts();
  await chooseDay(page, '2027-07-01');
  await expectOpacity('0.5');
  await expect(page.getByRole('main').getByText(labels.choice.loadFailed)).toBeVisible();
  await page.unroute(tariff);
  await choose('Grand');
  await expect(total(page), 'two nights for two adults').toHaveText('₹64,400');
  const walk = page.getByRole('checkbox', { name: 'Helmet walk' });
  const moreExtras = page.locator('#more-extras + div summary');
  await moreExtras.press('Enter');
  await walk.check();
  await page.getByLabel('Children, 5 to 11').selectOption('1');
  // The walk for two costs ₹8,000, and the child ₹19,320.
  await expect(total(page), 'an extra, a share for a child').toHaveText('₹91,720');
  await chooseDay(page, '2027-03-05');
  await expect(total(page), 'two nights of the season').toHaveText('₹92,720');
  const chat = page.getByRole('main').getByRole('link', { name: labels.contact.chatWithUs });
  await chat.first().focus();
  const message = new URL((await chat.first().getAttribute('href')) ?? '').searchParams.get('text');
  expect(message, 'what a chat says').toMatch(
    /\n\nHotels: Grand\n.*Extras: helmet walk\nTotal on the site: ₹92,720\./s,
  );
  const enquire = page.locator('[data-island=trip-total] ~ div > a');
  await open(page, (await enquire.getAttribute('href')) ?? '');
  await page.mouse.move(1, 300);
  // Numbers keep a no-break space.
  const fields = { hotels: 'Grand', adults: '2', ages: /^One child of 5.to.11$/ };
  for (const [name, value] of Object.entries(fields))
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
  const lines = /: helmet walk\n.*: ₹92,720\..* Helmet walk: ₹8,000\..* Balance: ₹69,540\./;
  await expect(form(page).getByText('Total on'), 'extras and total').toHaveText(lines);

  await page.goBack();
  await expect(total(page), 'the stored choice').toHaveText('₹92,720');
  await expect(walk, 'among more extras, which are open').toBeVisible();
});

test('an extra that was chosen on its page is in every enquiry, once', async ({ page }) => {
  await open(page, '/watersports/sea-walk');
  const added = page.getByRole('status').getByRole('link');
  await expect(added).toBeHidden();
  const box = page.getByRole('checkbox', { name: 'Helmet walk' });
  await box.check();
  // Wait until the extra is stored, for which the code must load.
  await expect(added).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  const link = (await added.getAttribute('href')) ?? '';
  for (const route of [link, '/contact', `/contact?about=Trip&item=${trip}`]) {
    await open(page, route);
    await page.mouse.move(1, 300);
    await expect(form(page).getByText('Extras:')).toHaveText(/^Extras: helmet walk(\n|$)/);
  }
});
