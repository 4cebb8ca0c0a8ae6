import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { company, labels, pages } from '@/lib/content/query/all-content';
import { makeSavableItems } from '@/lib/data-files/make-savable';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes/routes';
import { testWithExtensions } from './browser-extensions';
import { expectNoOverflow, listAxeViolations, open, reload } from './page';
import { cardOf, dialogOf, items, phoneSize, windows } from './site';

const { empty, packages, others, list: messages, noScripts } = pages.saved;
const { flagshipPackage: trip, package: otherTrip, sight } = items;
const unknown = '/packages/atlantis';

const saveButton = (page: Page, route: string) =>
  page.locator(`main button[data-route="${route}"]`);
const header = (page: Page) => page.getByRole('banner').locator('a:has(.saved-count)');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const hrefOf = async (page: Page, name: string) =>
  new URL((await link(page, name).getAttribute('href')) ?? '');
/** The full address that shares a list. */
const addressOf = (page: Page, list: readonly string[]) =>
  `${new URL(page.url()).origin}${routes.saved}?items=${list.map((route) => route.slice(1)).join(',')}`;

/** Stores a saved list before the first page is opened. */
function store(target: Page | BrowserContext, list: readonly string[]) {
  return target.addInitScript((stored) => {
    if (localStorage.getItem('saved') === null) localStorage.setItem('saved', stored);
  }, JSON.stringify(list));
}

/** Expects these items on the page of the list, packages first, each with a button. */
async function expectList(page: Page, list: readonly string[]) {
  const shown = () =>
    page.locator('main button[data-route]').evaluateAll((all) => all.map((it) => it.dataset.route));
  await expect.poll(shown).toEqual(list);
}

async function expectPressed(page: Page, route: string, isPressed: boolean) {
  await expect(saveButton(page, route)).toHaveAttribute('aria-pressed', `${isPressed}`);
}

async function expectCount(page: Page, count: number) {
  await expect(header(page)).toHaveText(count ? String(count) : '');
  const name = count ? labels.saved.count.replace('{count}', String(count)) : labels.saved.saved;
  await expect(header(page)).toHaveAccessibleName(name);
}

test('an item can be saved on its card, in its dialog and on its page', async ({ page }) => {
  await open(page, trip.list);
  await expectCount(page, 0);
  const onCard = saveButton(page, trip.route);
  await onCard.dblclick();
  await expectPressed(page, trip.route, true);
  await expectCount(page, 1);
  await expect(page).toHaveURL(trip.list);
  await expect(onCard.getByText(labels.saved.saved, { exact: true })).toBeVisible();
  await expect(onCard).toHaveAccessibleName(`${labels.saved.save} ${trip.fullName}`);
  await test.step('its dialog shows that it is saved, and removes it', async () => {
    await cardOf(page, trip).click();
    const inDialog = dialogOf(page, trip).locator('button[data-route]');
    await expect(inDialog).toHaveAttribute('aria-pressed', 'true');
    await inDialog.click();
    await expect(inDialog).toHaveAttribute('aria-pressed', 'false');
    await expect(onCard).toHaveAttribute('aria-pressed', 'false');
    await inDialog.click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(trip.list);
    await expectCount(page, 1);
  });
  await test.step('the keyboard saves another on its page, and it is still saved after a reload', async () => {
    await open(page, sight.route);
    await saveButton(page, sight.route).press('Space');
    await expectCount(page, 2);
    await reload(page);
    await expectPressed(page, sight.route, true);
  });
  await test.step('the header leads to the list of both', async () => {
    await header(page).click();
    await expect(page).toHaveURL(routes.saved);
    await expectList(page, [trip.route, sight.route]);
  });
});

testWithExtensions(
  'a removed item stays in the list until a reload; other tabs follow',
  async ({ page, context }) => {
    await store(page, [unknown]);
    await open(page, routes.saved);
    const gone = messages.gone.replace('{page}', unknown);
    await expect(
      page.getByText(gone),
      'an item that the site no longer has is named',
    ).toBeVisible();
    await saveButton(page, unknown).click();
    await reload(page);
    await expect(heading(page, empty.heading)).toBeVisible();
    const other = await context.newPage();
    await open(other, trip.list);
    await saveButton(other, trip.route).click();
    await saveButton(other, otherTrip.route).click();
    await expectList(page, [trip.route, otherTrip.route]);
    await expect(heading(page, empty.heading)).toBeHidden();
    const button = saveButton(page, trip.route);
    await button.press('Enter');
    await expectPressed(page, trip.route, false);
    await expect(button).toBeFocused();
    await expectList(page, [trip.route, otherTrip.route]);
    await expectCount(page, 1);
    // An enquiry no longer names the removed item.
    const enquire = link(page, labels.contact.enquireNow);
    await expect(enquire).toHaveAttribute('href', new RegExp(`items=${otherTrip.route.slice(1)}$`));
    await expectPressed(other, trip.route, false);
    await reload(page);
    await expectList(page, [otherTrip.route]);
  },
);

test('saved packages are in a table, and the list fits every window', async ({ page }) => {
  const saved = makeSavableItems().map(({ route }) => route);
  await store(page, saved);
  await open(page, routes.saved);
  await expect(heading(page, packages)).toBeVisible();
  await expect(heading(page, others)).toBeVisible();
  const sideBySide = page.getByRole('table', { name: packages });
  const savedPackages = saved.filter((route) => route.startsWith(routes.packages));
  await expect(sideBySide.getByRole('columnheader')).toHaveCount(savedPackages.length);
  const { price } = labels.comparison.headings;
  const prices = sideBySide.getByRole('rowgroup').filter({ hasText: price }).getByRole('cell');
  await expect(prices).toHaveText(savedPackages.map(() => /₹/));
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNoOverflow(page, `at ${size.width} px`);
  }
  await page.setViewportSize(phoneSize);
  expect(await listAxeViolations(page)).toEqual([]);
});

test('a list can be shared, does not change that of the recipient, and can be sent', async ({
  page,
  browser,
}) => {
  const shared = [trip.route, sight.route];
  const day = addDays(dayInIndia(), 60);
  await store(page, shared);
  await open(page, `${routes.saved}?arrive=${day}`);
  const address = `${addressOf(page, shared)}&arrive=${day}`;
  const byChat = async () => (await hrefOf(page, labels.sharing.byChat)).searchParams.get('text');
  await expect.poll(byChat).toContain(address);
  const mail = await hrefOf(page, messages.ask.mail);
  expect(mail.href).toContain(`mailto:${company.email}?`);
  expect(mail.searchParams.get('body')).toContain(address);
  const opened = page.waitForEvent('popup');
  await link(page, labels.contact.enquireNow).click();
  const form = (await opened).getByRole('main').locator('form');
  await form.locator('textarea').focus();
  await expect(form.getByText(address)).toBeVisible();

  const context = await browser.newContext();
  await store(context, [otherTrip.route]);
  const other = await context.newPage();
  await open(other, address);
  await expect(heading(other, messages.shared.heading)).toBeVisible();
  await expectList(other, shared);
  await expectCount(other, 1);
  await saveButton(other, sight.route).click();
  await expectCount(other, 2);
  await expectList(other, shared);
  await link(other, messages.own).click();
  await expectList(other, [otherTrip.route, sight.route]);
  await context.close();
});

// e2e/servers.spec.ts tests all other old addresses.
test('an old address leads to the list, and the table of all packages adds to it', async ({
  page,
}) => {
  await page.goto(`${routes.compare}?trips=${trip.slug},${otherTrip.slug}`);
  await expect(page).toHaveURL(/\/saved\?items=/);
  await expectList(page, [trip.route, otherTrip.route]);
  await open(page, routes.compare);
  await saveButton(page, otherTrip.route).click();
  await link(page, pages.compare.sideBySide).click();
  await expectList(page, [otherTrip.route]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have no save buttons, and the list says why', async ({ page }) => {
    await page.goto(trip.list);
    await expect(header(page)).toBeHidden();
    await expect(saveButton(page, trip.route)).toBeHidden();
    await page.goto(routes.saved);
    await expect(page.getByText(noScripts)).toBeVisible();
    await expect(link(page, empty.links[0]?.label ?? '').first()).toBeVisible();
    await expect(link(page, labels.packages.compare).first()).toBeVisible();
  });
});
