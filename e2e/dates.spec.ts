import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { items } from './items';
import { ready } from './ready';
import { listShifts, watchShifts } from './shifts';

// A visitor in Los Angeles on 22 November 2026: in India it is already the day after.
test.use({ timezoneId: 'America/Los_Angeles' });
const now = new Date('2026-11-22T20:00:00Z');

// Old Jail is closed on Wednesdays, and the trip sees it on its first day.
const trip = '/packages/harbour-days';
// 2026-12-22 is a Tuesday.
const [tuesday, wednesday] = ['2026-12-22', '2026-12-23'] as const;

const field = (page: Page) => page.locator('main input[name=arrive]');
const said = (page: Page) => page.locator('main form[data-arrival-trip] [data-part=said]');
/** What stands at a price that does not hold on the dates. */
const mark = (page: Page) => page.locator('[data-price-of] a');
const row = (page: Page, day: number) => page.locator('li[data-day]').nth(day - 1);

async function open(page: Page, address: string) {
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await ready(page);
}

test('a day of arrival puts dates, sun and what does not fit on each day', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, trip);
  await page.waitForLoadState('networkidle');
  expect(asked, 'what is not used yet').not.toContain('/trips.json');
  await field(page).fill(wednesday);
  await expect(said(page)).toHaveText(
    'Wednesday, 23 December 2026 to Friday, 25 December 2026. Ask about flights. One conflict.',
  );
  await expect(page).toHaveURL(`${trip}?arrive=${wednesday}`);
  await expect(row(page, 1).locator('[data-part=day-date]')).toHaveText('Wed, 23 Dec');
  await expect(row(page, 3).locator('[data-part=day-date]')).toHaveText('Fri, 25 Dec');
  await expect(row(page, 1).locator('[data-part=date-notes]')).toHaveText(
    'Wednesday: Old Jail is closed. Ask us.',
  );
  await expect(row(page, 2).locator('[data-part=date-notes]')).toBeHidden();
  await expect(row(page, 1).locator('[data-part=sun-and-moon]')).toHaveText(
    /^Sun 5\.3\d am to 5\.0\d pm\.( .+)?$/,
  );
  await test.step('another day replaces the first', async () => {
    await field(page).fill(tuesday);
    await expect(said(page)).toContainText('All fits. Ask about flights.');
    await expect(row(page, 1).locator('[data-part=date-notes]')).toBeHidden();
  });
  await test.step('without a day everything reads as before', async () => {
    await field(page).fill('');
    await expect(said(page)).toBeHidden();
    await expect(row(page, 1).locator('[data-part=day-date]')).toBeHidden();
    await expect(page).toHaveURL(trip);
  });
});

test('an address brings its day, and nothing in view moves', async ({ page }) => {
  await watchShifts(page);
  await open(page, `${trip}?arrive=${wednesday}`);
  await expect(field(page)).toHaveValue(wednesday);
  await expect(said(page)).toContainText('One conflict.');
  expect(await listShifts(page)).toEqual([]);
});

for (const [kind, day, text] of [
  ['today in India', '2026-11-23', 'Monday, 23 November 2026'],
  ['a day in ten years', '2036-01-01', 'That is far ahead.'],
  ['markup', '%3Cb%3E', '“<b>” is no day.'],
] as const) {
  test(`an address with ${kind}: ${day}`, async ({ page }) => {
    await open(page, `${trip}?arrive=${day}`);
    await expect(said(page)).toContainText(text);
  });
}

test('a day that the tab remembers does not come back once past', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('enquiry:arrive', '"2026-11-22"'));
  await open(page, trip);
  await expect(page).toHaveURL(trip);
  await expect(field(page)).toHaveValue('');
});

test('a past day in an address is told, and no link, file or text has it', async ({ page }) => {
  const day = '2020-01-01';
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const expectNowhere = async () => {
    const links = page.locator('a[href], [data-copy]');
    const chats = page.getByRole('main').getByRole('link', { name: labels.chatWithUs });
    for (const chat of await chats.filter({ visible: true }).all()) await chat.focus();
    const all = await links.evaluateAll((found) => found.map((one) => one.outerHTML).join());
    expect(all).not.toContain(day);
    expect(all).not.toContain(encodeURIComponent(formatDay(day)));
  };
  await open(page, `${trip}?arrive=${day}`);
  await expect(said(page)).toHaveText('That day is past.');
  await expect(page).toHaveURL(trip);
  const takeAlong = page.locator('#trip-export');
  await takeAlong.getByRole('button', { name: labels.tripExport.calendar }).click();
  await expect(takeAlong.locator('[data-part=said]')).toHaveText(labels.tripExport.needsDay);
  await expectNowhere();
  await open(page, `${routes.saved}?items=${trip.slice(1)}&arrive=${day}`);
  await expect(
    page.getByRole('main').getByRole('link', { name: labels.shareByChat }),
  ).toBeVisible();
  await expectNowhere();
  expect(files).toEqual([]);
});

/** What two pay for the trip with a price, which has two nights at ₹500 to ₹800 more a room then. */
const dearer = 'Two pay ₹61,400 to ₹62,000.';

test('dates say until when cancelling costs what, and take the place of the days of a cancelled ferry', async ({
  page,
}) => {
  const { route } = items.pricedPackage;
  const money = page.locator('main [data-part=money]');
  const plans = page.locator('main [data-part=ferry-plans] li');
  await open(page, route);
  await expect(money).toBeHidden();
  await page.getByText(labels.dates.ferryFails.heading).click();
  await expect(plans).toHaveText([
    'Day 2: stay in Port Blair. At risk: North Island.',
    'Day 3: the flight is at risk: leave North Island on day 4.',
  ]);
  await field(page).fill('2027-01-12');
  await expect(money.locator('li')).toHaveCount(4);
  await expect(money).toContainText('Cancel by Sun, 13 Dec 2026: 10 % (₹3,020).');
  await expect(money).toContainText(labels.exampleTerms);
  await expect(plans.last()).toHaveText(/^Thu, 14 Jan: .+ on Fri, 15 Jan\.$/);
  await field(page).fill('');
  await expect(money).toBeHidden();
  await expect(plans.last()).toHaveText(/^Day 3: /);
});

test('a price that does not hold is marked wherever it stands', async ({ page }) => {
  const { route } = items.pricedPackage;
  await open(page, items.place.route);
  await expect(page.locator(`[data-price-of="${route}"] span`)).toHaveText(dearer);
  await open(page, `${route}?arrive=2027-03-21`);
  await expect(said(page)).toContainText('All fits.');
  await expect(mark(page)).toHaveCount(0);
  await field(page).fill('2027-03-09');
  // At the price, above and in the panel.
  await expect(mark(page)).toHaveText([dearer, dearer]);
  const notes = page.locator('main form[data-arrival-trip] [data-part=date-notes] li');
  await expect(notes.last()).toHaveText('Many travel: Spring holidays.');
  await open(page, routes.packages);
  const card = page.locator('.card', { has: page.locator(`a[data-dialog][href="${route}"]`) });
  await expect(card.locator('[data-price-of] a')).toHaveText(dearer);
  await page.locator(`a[data-dialog][href="${route}"]`).click();
  await expect(page.locator('dialog[open] [data-price-of] a')).toHaveText(dearer);
  await page.keyboard.press('Escape');
  // The card leads elsewhere, but not there.
  await card.locator('[data-price-of] a').click();
  await expect(page).toHaveURL(`${routes.prices}#season`);
});

test('a day above the list marks its prices and what is closed, and Back leaves', async ({
  page,
}) => {
  await open(page, routes.contact);
  await open(page, routes.packages);
  const closed = page.locator(`[data-trip-dates="${trip}"]`);
  await page.locator('.price-filter input[name=arrive]').fill(wednesday);
  await expect(closed).toHaveText('23 to 25 December. Wednesday: Old Jail is closed. Ask us.');
  await page.locator('.price-filter input[name=arrive]').fill('2027-03-09');
  await expect(mark(page).first()).toHaveText(dearer);
  await expect(closed).toHaveText('9 to 11 March.');
  await expect(page).toHaveURL(`${routes.packages}?arrive=2027-03-09`);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
});

test('the dialog asks too, and the day goes along', async ({ page, context }) => {
  await open(page, '/packages');
  await page.locator('a[data-dialog][href$="/harbour-days"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[name=arrive]').fill(wednesday);
  await expect(dialog.locator('[data-part=date-notes]')).toHaveText(
    'Wednesday: Old Jail is closed. Ask us.',
  );
  await expect(page).toHaveURL(`${trip}?arrive=${wednesday}`);
  const enquiry = context.waitForEvent('page');
  await dialog.getByRole('link', { name: labels.enquireNow }).click();
  await expect(await enquiry).toHaveURL(new RegExp(`^[^?]+/contact\\?.*arrive=${wednesday}`));
  await dialog.locator('[data-part=whole-trip]').click();
  await expect(row(page, 1).locator('[data-part=day-date]')).toHaveText('Wed, 23 Dec');
  await page.goBack();
  await expect(page).toHaveURL(/\/packages(\?|$)/);
  await page.locator('a[data-dialog][href$="/reef-week"]').click();
  await expect(page.locator('dialog[open] [data-part=said]')).toContainText('All fits.');
  await expect(page).toHaveURL(`/packages/reef-week?arrive=${wednesday}`);
});

test('a day that is changed in a dialog, or on a later page, holds on the list to which one comes back', async ({
  page,
}) => {
  // A clock that is set hides how the page was reached: these days are of next year.
  const year = new Date().getFullYear() + 1;
  const [first, second] = [`${year}-03-02`, `${year}-03-09`] as const;
  await page.goto(routes.packages);
  await ready(page);
  const ofList = page.locator('.price-filter input[name=arrive]');
  const ofDialog = page.locator('dialog[open] input[name=arrive]');
  const openDialog = () => page.locator('a[data-dialog][href$="/harbour-days"]').click();
  for (const day of [second, '']) {
    await ofList.fill(first);
    await openDialog();
    await expect(ofDialog).toHaveValue(first);
    await ofDialog.fill(day);
    await page.keyboard.press('Escape');
    await expect(ofList).toHaveValue(day);
    await expect(page).toHaveURL(day ? `${routes.packages}?arrive=${day}` : routes.packages);
  }
  await ofList.fill(first);
  await openDialog();
  await page.locator('dialog[open] [data-part=whole-trip]').click();
  await expect(row(page, 1).locator('[data-part=day-date]')).toContainText('2 Mar');
  await field(page).fill(second);
  await page.goBack();
  await expect(ofList).toHaveValue(second);
});

test('the day goes along on links until it is taken out, but not on those with one of their own', async ({
  page,
}) => {
  await open(page, `${trip}?arrive=${wednesday}`);
  const link = page.locator(`a[href^="${routes.packages}"]:not([data-dialog], [href*="/harbour"])`);
  await link.first().dispatchEvent('contextmenu');
  await expect(link.first()).toHaveAttribute('href', /arrive=2026-12-23$/);
  await field(page).fill('');
  await link.first().dispatchEvent('contextmenu');
  await expect(link.first()).not.toHaveAttribute('href', /arrive/);
  await field(page).fill(wednesday);
  await expect(page).toHaveURL(`${trip}?arrive=${wednesday}`);
});

for (const [what, address] of [
  ['what is known of trips', '**/trips.json'],
  ['the script that dates a trip', '**/_next/**'],
] as const) {
  test(`when ${what} does not arrive, the form says so`, async ({ page }) => {
    await open(page, trip);
    await page.route(address, (route) => route.abort());
    await field(page).fill(wednesday);
    await expect(said(page)).toHaveText('The dates have not arrived.');
    if (address !== '**/trips.json') return;
    await page.unroute(address);
    await field(page).fill(tuesday);
    await expect(said(page)).toContainText('All fits.');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked for a day', async ({ page }) => {
    await page.goto(`${trip}?arrive=${wednesday}`);
    await expect(row(page, 1)).toContainText('Arrival');
    await expect(field(page)).toBeHidden();
  });
});
