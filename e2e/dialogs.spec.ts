import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { openBooking } from './enquiry-form';
import {
  expectNoOverflow,
  listAxeViolations,
  open,
  waitForFonts,
  waitForScripts,
  watchViolations,
} from './page';
import {
  cardOf,
  desktopSize,
  dialogOf,
  type Item,
  inMotion,
  items,
  phoneSize,
  smallestSize,
  windows,
} from './site';

const { package: item, flagshipPackage: other } = items;
const dialogs = (page: Page) => page.getByRole('dialog');
const topOf = (page: Page) => page.evaluate(() => scrollY);

async function openDialog(page: Page, item: Item): Promise<Locator> {
  await cardOf(page, item).click();
  await expect(dialogOf(page, item)).toBeVisible();
  await expect(page).toHaveURL(item.route);
  return dialogOf(page, item);
}

/** Expects that the list is as it was before the click, with the focus on the card. */
async function expectBack(page: Page, item: Item) {
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(item.list);
  await expect(cardOf(page, item)).toBeFocused();
}

/** Finds issues in the layout of an open dialog: parts outside the window, a wrong height, or cut-off content. */
function listIssues(dialog: Element): string[] {
  const { left, top, right, bottom, height } = dialog.getBoundingClientRect();
  const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
  const issues = outside > 0.5 ? [`${outside} px are outside`] : [];
  const share = height / innerHeight;
  const isHigh = dialog.matches('.item-dialog');
  if (isHigh && (share < 0.69 || share > 0.93)) issues.push(`${share} of the window's height`);
  for (const it of [dialog, ...dialog.querySelectorAll('*')]) {
    const isClipped = it.clientWidth > 1 && getComputedStyle(it).overflowX !== 'visible';
    if (isClipped && it.scrollWidth > it.clientWidth) issues.push(`cut off: ${it.className}`);
  }
  return issues;
}

async function expectFits(page: Page, dialog: Locator, sizes = windows) {
  await expect(dialog).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => dialog.evaluate(listIssues), `${size.width} px`).toEqual([]);
    await expectNoOverflow(page);
  }
}

/** Scrolls a card to the middle of the window, so that clicking it doesn't scroll. */
async function centre(page: Page, item: Item): Promise<number> {
  await waitForFonts(page);
  await cardOf(page, item).evaluate((card) =>
    card.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return topOf(page);
}

test('a card opens a dialog, which closes in five ways and fits every window', async ({
  page,
  context,
}) => {
  const violations = watchViolations(page);
  await open(page, item.list);
  await test.step('Ctrl and the middle button open the item’s page in a new tab', async () => {
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await cardOf(page, item).click(how);
      await expect(await opened).toHaveURL(item.route);
      await (await opened).close();
      await expect(page).toHaveURL(item.list);
    }
    await expect(dialogOf(page, item)).toHaveCount(0);
  });
  const top = await centre(page, item);
  const button = (name: string, exact: boolean) =>
    dialogOf(page, item).getByRole('button', { name, exact });
  for (const [way, leave] of [
    ['the x', () => button(`${labels.general.close}: `, false).click()],
    ['Close', () => button(labels.general.close, true).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the backdrop', () => page.mouse.click(4, 300)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(way, async () => {
      const dialog = await openDialog(page, item);
      await expect(dialog.locator('div:focus').getByRole('heading')).toBeVisible();
      await leave();
      await expectBack(page, item);
      await expect.poll(() => topOf(page)).toBe(top);
    });
  }
  await test.step('clicks inside leave it open, and the page behind does not scroll', async () => {
    const dialog = await openDialog(page, item);
    await dialog.getByRole('heading').last().click();
    // Select text with a drag that ends outside the dialog.
    await page.mouse.down();
    await page.mouse.move(4, 10);
    await page.mouse.up();
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog).toBeVisible();
    expect(await topOf(page)).toBe(top);
    await page.keyboard.press('Escape');
  });
  await test.step('another is modal and accessible, and fits every window', async () => {
    const dialog = await openDialog(page, other);
    await expect(dialog).toHaveAccessibleName(other.title);
    expect(await dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
    await expectFits(page, dialog);
    await page.setViewportSize(phoneSize);
    expect(await listAxeViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expectBack(page, other);
  });
  expect(violations).toEqual([]);
});

test('the booking dialog and the side menu fit every window', async ({ page }) => {
  await open(page, routes.privacy);
  const [booking, menu] = [page.locator('#booking'), page.locator('#side-menu')];
  await openBooking(page);
  await expectFits(page, booking);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phoneSize);
  const button = page.getByRole('button', { name: labels.layout.openMenu });
  await button.click();
  await expectFits(page, menu, windows.slice(0, 3));
  await test.step('a menu that is opened before the script of a reloaded page becomes modal', async () => {
    let letPass = () => {};
    const passed = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/*.js', (route) => passed.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await button.click();
    letPass();
    await waitForScripts(page);
    await expect(page.locator('#side-menu:modal')).toBeVisible();
  });
});

test('a name on a map opens a dialog, by mouse and by keyboard', async ({ page }) => {
  const { place } = items;
  await open(page, routes.map);
  const map = page.locator('main .map').filter({ visible: true }).first();
  const name = map.locator(`a[href="${place.route}"]`);
  for (const [press, size] of [
    [() => name.click(), smallestSize],
    [() => name.press('Enter'), desktopSize],
  ] as const) {
    await press();
    await expectFits(page, dialogOf(page, place), [size]);
    await expect(page).toHaveURL(place.route);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(routes.map);
    await expect(name).toBeFocused();
  }
});

test('a dialog adds the address of its item to the history', async ({ page }) => {
  await page.emulateMedia(inMotion.contextOptions);
  await open(page, item.list);
  expect(await centre(page, item)).toBeGreaterThan(0);
  await test.step('Forward opens it again, without loading the list anew', async () => {
    await cardOf(page, item).evaluate((it) => it.setAttribute('data-touched', ''));
    await openDialog(page, item);
    await page.goBack();
    await expectBack(page, item);
    await page.goForward();
    await expect(dialogOf(page, item)).toBeVisible();
    await expect(page).toHaveURL(item.route);
    await expect(page.locator('[data-touched]')).toBeAttached();
  });
  await test.step('its link to a part of the page leads there, and Back to the same position', async () => {
    await page.goBack();
    const top = await centre(page, item);
    const dialog = await openDialog(page, item);
    await dialog.locator(`a[href="${item.route}#days"]`).click();
    await expect(page.locator('main article #days')).toBeInViewport();
    await expect(page).toHaveURL(`${item.route}#days`);
    await page.goBack();
    await expect(page).toHaveURL(item.list);
    await expect.poll(() => topOf(page)).toBe(top);
    await waitForScripts(page);
  });
  await test.step('a reload shows the page, and Back from there the list', async () => {
    await openDialog(page, item);
    await page.reload();
    await expect.poll(() => topOf(page)).toBe(0);
    await expect(page).toHaveURL(item.route);
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(item.list);
    await expect(cardOf(page, item)).toBeVisible();
    await waitForScripts(page);
  });
  await test.step('so does Back before the scripts of the page have loaded', async () => {
    await openDialog(page, item);
    let passScripts = () => {};
    const passed = new Promise<void>((resolve) => (passScripts = resolve));
    await page.route('**/*.js', (route) => passed.then(() => route.continue()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('main article')).toHaveCount(1);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(item.list);
    passScripts();
    await expect(cardOf(page, item)).toBeVisible();
  });
});

test('when a dialog cannot be loaded, its card leads to the item’s page', async ({ page }) => {
  const answer = { body: '<p>Sign in to this Wi-Fi</p>', contentType: 'text/html' };
  await page.route('**/dialogs/**', (route) => route.fulfill(answer));
  await open(page, item.list);
  await cardOf(page, item).click();
  await expect(page).toHaveURL(item.route);
  await expect(page.locator('main article')).toHaveCount(1);
});

/** Double-clicks the top of an element. Expects that exactly these dialogs open and stay open. */
async function doubleClick(page: Page, target: Locator, dialogs: string[], delay = 100) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It cannot be seen');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + 5, { delay });
  const opened = () => page.locator('dialog:modal').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(opened).toEqual(dialogs);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  });
  expect(await opened()).toEqual(dialogs);
}

// Playwright's click() waits until nothing moves, but people double-click while the page is still moving.
test('a double click opens or closes a dialog once, and clicks nothing behind it', async ({
  page,
}) => {
  await page.emulateMedia(inMotion.contextOptions);
  await page.setViewportSize(desktopSize);
  await open(page, item.list);
  const card = page.locator(`#${item.slug} img`);
  // The dialog doesn't reach 0.97 of the window's height, so the second click hits the backdrop.
  for (const [height, delay] of [[0.5, 0] as const, [0.97, 100] as const]) {
    await test.step(`a card, ${height} from the top, ${delay} ms`, async () => {
      await card.evaluate((it, height) => {
        const top = it.getBoundingClientRect().top - innerHeight * height;
        scrollBy({ top, behavior: 'instant' });
      }, height);
      await doubleClick(page, card, [`dialog-${item.slug}`], delay);
      await expect(page).toHaveURL(item.route);
      await page.goBack();
      await expectBack(page, item);
    });
  }
  await page.setViewportSize(phoneSize);
  const menuButton = page.getByRole('button', { name: labels.layout.openMenu });
  for (const [button, id] of [
    [page.locator('.bar-action:visible'), 'booking'],
    [menuButton, 'side-menu'],
  ] as const) {
    await doubleClick(page, button, [id]);
    await page.keyboard.press('Escape');
    // A dialog takes a moment to close, and covers the page until then.
    await expect(dialogs(page)).toHaveCount(0);
  }
  const dialog = await openDialog(page, item);
  await doubleClick(page, dialog.getByRole('button').first(), []);
  await expect(page).toHaveURL(item.list);
});
