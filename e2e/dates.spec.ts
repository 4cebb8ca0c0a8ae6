import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { testWithExtensions } from './browser-extensions';
import { listLayoutShifts, watchLayoutShifts } from './layout-shift';
import { open as openPage } from './page';
import { items } from './site';

// A visitor in Los Angeles on 22 November 2026, when it is already the 23rd in India.
test.use({ timezoneId: 'America/Los_Angeles' });

// The trip visits Old Jail, which is closed on Wednesdays, on its first day.
const trip = '/packages/harbour-days';
// 2026-12-22 is a Tuesday.
const [tuesday, wednesday] = ['2026-12-22', '2026-12-23'] as const;
const past = '2026-11-22';
const closed = 'Wednesday: Old Jail is closed. Ask us.';

const { dates: messages } = labels;
const dates = (page: Page) => page.locator('main section', { has: page.locator('#dates') });
const field = (page: Page) => page.getByRole('main').getByLabel(messages.arrival);
const summary = (page: Page) =>
  dates(page).locator('[data-island=day-by-day] [role=status]').first();
const days = (page: Page) => dates(page).locator('ol > li');

async function open(page: Page, address: string) {
  await page.clock.setFixedTime('2026-11-22T20:00:00Z');
  await openPage(page, address);
}

const choose = (page: Page, day: string) => field(page).fill(day);

testWithExtensions(
  'a day of arrival shows the dates of the trip, its conflicts and the days of payment',
  async ({ page }) => {
    await open(page, trip);
    await choose(page, wednesday);
    await expect(summary(page)).toHaveText(
      'Wednesday, 23 December 2026, 11 am, to Friday, 25 December 2026. One conflict. Ask about flights.',
    );
    await expect(days(page)).toHaveCount(3);
    await expect(days(page).first()).toContainText(/Wed, 23 Dec.+Sun 5\.\d\d am to 5\.\d\d pm/);
    await expect(days(page).first()).toContainText(closed);
    await expect(dates(page).getByText('Pay by Sun, 13 Dec 2026: 75 %.')).toBeVisible();

    await test.step('another day replaces it', async () => {
      await choose(page, tuesday);
      await expect(summary(page)).toContainText('All fits.');
      await expect(dates(page)).not.toContainText(closed);
    });
  },
);

test('a day is remembered on other pages, until its field is emptied', async ({ page }) => {
  await open(page, trip);
  await choose(page, tuesday);
  await page.locator(`main button[data-route="${trip}"]`).first().click();
  await test.step('the table of saved packages and lists show it', async () => {
    await open(page, routes.saved);
    await expect(page.getByRole('columnheader')).toContainText('22 to 24 December.');
    await open(page, routes.packages);
    await expect(page.locator('.card').getByText('22 to 24 December.').first()).toBeVisible();
  });

  await test.step('a past day is refused; an empty field removes the day, in other tabs too', async () => {
    const other = await page.context().newPage();
    await open(other, items.package.route);
    await expect(field(other)).toHaveValue(tuesday);
    await expect(days(other).first()).toContainText('Tue, 22 Dec');
    await choose(page, past);
    await field(page).blur();
    await expect(page.getByText(messages.pastDay)).toBeVisible();
    await expect(field(page)).toHaveValue(past);
    await expect(page.getByText('22 to 24 December.').first()).toBeVisible();
    await choose(page, '');
    await expect(page.getByText('22 to 24 December.')).toHaveCount(0);
    await expect(days(other)).toHaveCount(0);
  });
});

test('a shared address sets its day unless it is wrong, without a layout shift', async ({
  page,
}) => {
  await open(page, `${trip}?arrive=${past}`);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText(messages.wrongLink)).toBeVisible();
  await watchLayoutShifts(page);
  await open(page, `${trip}?arrive=${wednesday}`);
  await expect(field(page)).toHaveValue(wednesday);
  await expect(summary(page)).toContainText('One conflict.');
  await expect(page).toHaveURL(trip);
  expect(await listLayoutShifts(page)).toEqual([]);
});

test('the dialog of a trip asks for the day, and the page then shows it', async ({ page }) => {
  await open(page, routes.packages);
  await choose(page, tuesday);
  await page.locator('a[data-dialog][href$="/harbour-days"]').click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByLabel(messages.arrival)).toHaveValue(tuesday);
  await expect(dialog.getByText('22 to 24 December.')).toBeVisible();
  await dialog.getByLabel(messages.arrival).fill(wednesday);
  await expect(dialog.getByText(`23 to 25 December. ${closed}`)).toBeVisible();
  await dialog.getByRole('link', { name: messages.withDates }).click();
  await expect(days(page).first()).toContainText('Wed, 23 Dec');
});

test('a shared link has the day, and a calendar file has the trip', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = dates(page).getByRole('link', { name: labels.sharing.byChat });
  const text = async () =>
    new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  await open(page, trip);
  expect(await text()).toMatch(/^Harbour Days \(3 Days & 2 Nights\)\nhttps:\/\/\S+harbour-days$/);
  await choose(page, wednesday);
  await expect.poll(text).toContain('Wed, 23 Dec: Arrival\nThu, 24 Dec: Across the water\n');
  expect(await text()).toMatch(new RegExp(`${trip}\\?arrive=${wednesday}$`));
  await dates(page).getByRole('button', { name: labels.sharing.copyLink }).click();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readClipboard).toMatch(new RegExp(`${trip}\\?arrive=${wednesday}$`));
  const download = page.waitForEvent('download');
  await dates(page).getByRole('link', { name: messages.calendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`harbour-days-${wednesday}.ics`);
  // lib/trips/format-trip.test.ts tests the content of the file.
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261223');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trip has its days, and the page says that dates need JavaScript', async ({ page }) => {
    await page.goto(`${trip}?arrive=${wednesday}`);
    await expect(page.locator('.itinerary li').first()).toContainText('Arrival');
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(messages.needsScript)).toBeVisible();
    await expect(dates(page).getByRole('link', { name: labels.sharing.byChat })).toBeVisible();
  });
});
