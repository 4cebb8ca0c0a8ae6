import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { EnquiryFormPage, mailService } from './enquiry-form';
import { items } from './items';
import { holdRequests, holdScripts, open, ready } from './ready';
import { desktopSize, inMotion, phoneSize } from './site';

// What hands do and click() does not: it waits until nothing moves, and presses once. These press where a
// hand would, whatever the page is doing.

test.use({ ...inMotion, viewport: desktopSize });

const { pricedPackage: item } = items;
const id = `details-${item.slug}`;

type Point = { x: number; y: number };

/** Brings the middle of an element to a place of the window's height, from 0 to 1, and says where it is. */
function pointOn(target: Locator, place = 0.5): Promise<Point> {
  return target.evaluate((it, place) => {
    const middle = () => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    if (!it.closest('dialog')) {
      scrollBy({ top: middle().y - innerHeight * place, behavior: 'instant' });
    }
    return middle();
  }, place);
}

/** A point of the item's card: the middle of its picture, over which the card's link lies. */
const pointOnCard = (page: Page, place?: number) =>
  pointOn(page.locator(`#${item.slug} img`), place);

/** The browser's Back or Forward, which waits for nothing. */
const step = (page: Page, by: -1 | 1) =>
  page.evaluate((by) => history.go(by), by).catch(() => undefined);

/** The address, what is open, and how many steps of the history it took. */
function view(page: Page): Promise<string> {
  const read = () => {
    const shown = document.querySelectorAll('dialog:is([open], :popover-open), header [open]');
    const names = [...shown].map(({ id, localName }) => id || localName);
    return `${location.pathname} ${names} ${window.navigation.currentEntry?.index}`;
  };
  return page.evaluate(read).catch(() => 'between pages');
}

/** Expects that it comes to this, and that nothing else is on its way. */
async function expectView(page: Page, path: string, open: string, steps: number) {
  const wanted = `${path} ${open} ${steps}`;
  await expect.poll(() => view(page)).toBe(wanted);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  });
  expect(await view(page)).toBe(wanted);
}

const expectList = (page: Page) => expectView(page, item.list, '', 0);
const expectDialog = (page: Page) => expectView(page, item.route, id, 1);

for (const [what, delay, place] of [
  ['fast', 0, 0.5],
  ['slow', 100, 0.5],
  // Near the lower edge, where the dialog does not reach, the second click is beside it.
  ['low in the window', 100, 0.98],
] as const) {
  test(`a double click on a card opens its dialog once: ${what}`, async ({ page }) => {
    await open(page, item.list);
    const { x, y } = await pointOnCard(page, place);
    await page.mouse.dblclick(x, y, { delay });
    await expectDialog(page);
    await step(page, -1);
    await expectList(page);
  });
}

test('a double click on the x leads to nothing behind it', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, item.list);
  const card = await pointOnCard(page);
  await page.mouse.click(card.x, card.y);
  await expectDialog(page);
  const { x, y } = await pointOn(page.locator(`#${id} button`).first());
  await page.mouse.dblclick(x, y, { delay: 100 });
  await expectList(page);
});

test('a step back while the dialog is on its way calls it off', async ({ page }) => {
  const release = await holdRequests(page, '**/details/**');
  await open(page, item.list);
  await page.locator('.skip-link').press('Enter');
  await expect(page).toHaveURL(/#content$/);
  const { x, y } = await pointOnCard(page);
  await page.mouse.dblclick(x, y, { delay: 100 });
  await step(page, -1);
  release();
  await page.waitForLoadState('networkidle');
  await expectList(page);
});

test.describe('before the scripts of a page have come', () => {
  test('Forward from the list opens the dialog', async ({ page }) => {
    await open(page, item.list);
    await page.locator(`#${item.slug} a[data-dialog]`).click();
    await expectDialog(page);
    await step(page, -1);
    await expectList(page);
    await step(page, -1);
    await expect(page).toHaveURL('about:blank');
    const release = await holdScripts(page);
    await step(page, 1);
    await expect(page).toHaveURL(item.list);
    await step(page, 1);
    await expect(page).toHaveURL(item.route);
    release();
    await expectDialog(page);
    await step(page, -1);
    await expectList(page);
  });

  test('Back from the reloaded page of an item leads to the list', async ({ page }) => {
    await open(page, item.list);
    await page.locator(`#${item.slug} a[data-dialog]`).click();
    await expectDialog(page);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await step(page, -1);
    await expect(page).toHaveURL(item.list);
    release();
    await expect(page.locator(`#${item.slug} a[data-dialog]`)).toBeVisible();
    await expectList(page);
  });
});

test('Back from a list leads to the page of an item that links to it', async ({ page }) => {
  await open(page, item.route);
  await page.locator(`a[href="${item.list}"]:visible`).first().click();
  await expect(page).toHaveURL(item.list);
  await ready(page);
  await step(page, -1);
  await expectView(page, item.route, '', 0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

for (const [name, opener] of [
  ['book-trip', '[popovertarget=book-trip]:visible'],
  ['side-menu', `header [aria-label="${labels.openMenu}"]`],
] as const) {
  test(`two clicks leave ${name} open`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await open(page, routes.privacy);
    const { x, y } = await pointOn(page.locator(opener), 0.97);
    await page.mouse.dblclick(x, y, { delay: 100 });
    await expectView(page, routes.privacy, name, 0);
    await page.mouse.click(phoneSize.width - 40, 5);
    await expectView(page, routes.privacy, '', 0);
  });
}

test('two presses send once, and a visitor who leaves early is asked', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.fill();
  const release = await holdRequests(page, mailService);
  const { x, y } = await pointOn(form.button);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => form.requests.length).toBe(1);
  const asked = page.waitForEvent('dialog');
  // A click ends when the page is left or the visitor has said to stay.
  const left = form.notes.locator(`a[href="${routes.privacy}"]`).click();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  release();
  await form.expectSent();
});
