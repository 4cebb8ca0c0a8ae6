import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { labels } from '@/lib/content/query/site';
import { countSheets } from './layout';
import { open } from './ready';

// What a visitor takes along from a trip. The clock of the visitor must not matter.
test.use({ timezoneId: 'America/Los_Angeles' });

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T06:00:00Z'));

const trip = '/packages/harbour-days';
const arrival = '2026-12-23';
const words = labels.tripExport;

const section = (page: Page) => page.locator('#trip-export');
const said = (page: Page) => section(page).locator('[data-part=said]');
const chat = (page: Page) => section(page).locator('a[data-part=chat-link]');

async function textOf(page: Page) {
  const href = (await chat(page).getAttribute('href')) ?? '';
  return new URL(href).searchParams.get('text');
}

test('the calendar file has the days of the trip, as a calendar reads them', async ({ page }) => {
  await open(page, `${trip}?arrive=${arrival}`);
  await expect(page.locator('[data-part=day-date]').first()).toHaveText('Wed, 23 Dec');
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: words.calendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`harbour-days-${arrival}.ics`);
  await expect(said(page)).toHaveText(words.made);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const name = 'Harbour Days (3 Days & 2 Nights)';
  expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toEqual([
    `2026-12-23 ${name}: Arrival`,
    `2026-12-24 ${name}: Across the water`,
    `2026-12-25 ${name}: Back`,
    `2026-11-23 ${name}: Cancel by Mon, 23 Nov 2026: 10 %.`,
    `2026-12-13 ${name}: Pay by Sun, 13 Dec 2026: 75 %.`,
  ]);
  for (const { description } of events) expect(description).not.toMatch(/^\s/);
  expect(events[0]?.description).toContain('Wednesday: Old Jail is closed.');
  expect(events[1]?.description).toContain('Ferry: Port Blair to North Island');
  expect(events[1]?.description).toContain(`${trip}?arrive=${arrival}`);
});

test('a link that is copied, and an e-mail, have the day of arrival', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await section(page).getByRole('button', { name: labels.copyLink }).click();
    await expect(section(page).getByText(labels.linkCopied)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const mail = section(page).getByRole('link', { name: labels.shareByMail });
  await open(page, `${trip}?arrive=${arrival}`);
  await expect(mail).toHaveAttribute('href', new RegExp(`Dec.*arrive%3D${arrival}`));
  expect(await copied()).toMatch(new RegExp(`${trip}\\?arrive=${arrival}$`));
  await page.locator('main input[name=arrive]').fill('');
  await expect(mail).not.toHaveAttribute('href', /arrive/);
  expect(await copied()).toMatch(new RegExp(`${trip}$`));
});

test('the text for a chat has the days and one link', async ({ page }) => {
  await open(page, trip);
  expect(await textOf(page)).toMatch(
    /^Harbour Days \(3 Days & 2 Nights\)\n\nDay 1: Arrival\nDay 2: Across the water\nDay 3: Back\n\nhttps:\/\/\S+\/packages\/harbour-days$/,
  );
  await page.locator('main input[name=arrive]').fill(arrival);
  await expect.poll(() => textOf(page)).toContain(`Wed, 23 Dec: Arrival`);
  expect(await textOf(page)).toContain(`${trip}?arrive=${arrival}`);
  await test.step('a chat with us names the day, too', async () => {
    const link = page.getByRole('main').getByRole('link', { name: labels.chatWithUs });
    await link.focus();
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain('23 December 2026');
  });
  await page.locator('main input[name=arrive]').fill('');
  await expect.poll(() => textOf(page)).toContain('Day 1: Arrival');
});

test('a trip with its day is one page of A4 and of Letter', async ({ page }) => {
  await open(page, `${trip}?arrive=${arrival}`);
  await expect(page.locator('[data-part=day-date]').first()).toHaveText('Wed, 23 Dec');
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format), format).toBe(1);
});

test('paper has the days and our numbers, and nothing to press', async ({ page }) => {
  await page.goto(trip);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of ['Harbour Days', 'Across the water', '+91 3192 000 001']) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const part of ['header', 'footer', '#trip-export', 'main aside', 'main img']) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the chat is offered', async ({ page }) => {
    await page.goto(trip);
    await expect(chat(page)).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
