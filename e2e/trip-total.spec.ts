import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { extras } from '@/lib/content/query/extras';
import { hotelClassesOf } from '@/lib/content/query/hotels';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { terms } from '@/lib/content/query/terms';
import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { open } from './page';

const item = need(itemsOfType('package').find(({ price }) => !price.onRequest));
const trip = routeOf(item);
const [listed, grand] = [need(hotelClassesOf(item)[0]), need(hotelClassesOf(item).at(-1))];
/** An extra that is counted only for adults. Trips offer it, and a page is about it. */
const walk = need(extras.find(({ per, minAge = 0 }) => per === 'person' && minAge > 5));
const walkInWords = walk.name.toLowerCase();
const { ages, totalMessages } = labels.choice;

const total = (page: Page) => page.locator('output strong');
const form = (page: Page) => page.locator('form[data-enquiry=contact]');

async function chooseDay(page: Page, day: string) {
  await page.locator('#arrive').fill(day);
  await page.locator('form:has(#arrive) [type=submit]').click();
}

test('the total, pale until updated, and the enquiry include all choices', async ({ page }) => {
  const peak = need(terms.season.peak);
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
  await choose(grand.name);
  await expectOpacity('0.5');
  await choose(listed.name);
  await expectOpacity('1');
  passScripts();
  await chooseDay(page, '2027-07-01');
  await expectOpacity('0.5');
  await expect(page.getByRole('main').getByText(labels.choice.loadFailed)).toBeVisible();
  await page.unroute(tariff);
  await choose(grand.name);
  let sum = 2 * grand.price;
  await expect(total(page), 'for two adults').toHaveText(formatRupees(sum));
  await page.getByRole('checkbox', { name: walk.name }).check();
  sum += 2 * walk.price;
  await page.getByLabel(ages.children).selectOption('1');
  sum += (terms.children.percent / 100) * grand.price;
  await expect(total(page), 'an extra, a share for a child').toHaveText(formatRupees(sum));
  await chooseDay(page, `2027-${peak.from}`);
  sum += (item.itinerary.length - 1) * peak.perRoom;
  await expect(total(page), 'nights of the season').toHaveText(formatRupees(sum));
  const enquire = page.locator('[data-island=trip-total] ~ div > a');
  await open(page, (await enquire.getAttribute('href')) ?? '');
  await page.mouse.move(1, 300);
  const fields = { hotels: grand.name, adults: '2', ages: totalMessages.party.children.one };
  for (const [name, value] of Object.entries(fields))
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(RegExp(`^${value}$`, 'i'));
  const lines = RegExp(
    `: ${walkInWords}\n.*: ${formatRupees(sum)}\\..* ${walk.name}: .* ${totalMessages.balance}: `,
  );
  await expect(form(page).getByText('Total on'), 'extras and total').toHaveText(lines);

  await open(page, trip);
  await expect(total(page), 'the stored choice').toHaveText(formatRupees(sum));
});

test('an extra that was chosen on its page is in every enquiry, once', async ({ page }) => {
  await open(page, need(walk.pages?.[0]));
  const added = page.getByRole('status').getByRole('link');
  await expect(added).toBeHidden();
  const box = page.getByRole('checkbox', { name: walk.name });
  await box.check();
  // Wait until the extra is stored, for which the code must load.
  await expect(added).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  const link = (await added.getAttribute('href')) ?? '';
  for (const route of [link, '/contact', `/contact?about=Trip&item=${trip}`]) {
    await open(page, route);
    await page.mouse.move(1, 300);
    await expect(form(page).getByText('Extras:')).toHaveText(
      RegExp(`^Extras: ${walkInWords}(\n|$)`),
    );
  }
});
