import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { EnquiryFormPage, mailService, openBooking } from './enquiry-form';
import { cardOf, dialogOf, items } from './items';
import { holdRequests, holdScripts, open, ready } from './ready';
import { desktopSize, inMotion, phoneSize, tabletSize } from './site';

// What hands do and click() does not: it waits until nothing moves, and presses once. These press where a
// hand would, whatever the page is doing: a double click, two taps, the wheel, Back, presses in motion.

test.use({ ...inMotion, viewport: desktopSize });

const byFinger = { viewport: phoneSize, hasTouch: true };
const { pricedPackage: item, place } = items;
const id = `details-${item.slug}`;
const anyDialog = '**/details/**';

type Point = { x: number; y: number };
const click = (page: Page, { x, y }: Point) => page.mouse.click(x, y);
const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);
const doubleClick = (page: Page, { x, y }: Point) => page.mouse.dblclick(x, y);
const slowDoubleClick = (page: Page, { x, y }: Point) => page.mouse.dblclick(x, y, { delay: 100 });

/** Brings the middle of an element to a place of the window's height, from 0 to 1, and says where it is. */
function pointOn(target: Locator, place = 0.5): Promise<Point> {
  return target.evaluate((it, place) => {
    const middle = () => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    if (it.closest('dialog')) it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else scrollBy({ top: middle().y - innerHeight * place, behavior: 'instant' });
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
async function expectView(page: Page, path: string, open: string, steps: number | string) {
  const wanted = new RegExp(`^${path} ${open} ${steps}$`);
  await expect.poll(() => view(page)).toMatch(wanted);
  await settled(page);
  expect(await view(page)).toMatch(wanted);
}

const expectList = (page: Page) => expectView(page, item.list, '', 0);
const expectDialog = (page: Page) => expectView(page, item.route, id, 1);

/** Waits until what the last press has begun is done: the motion, some frames, and what they put off. */
async function settled(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-view-changing');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  });
}

/** @param rate of all motion: 1 is as people see it */
async function setPace(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
}

test('a double click on a card, fast or slow, opens its dialog once', async ({ page }) => {
  await open(page, item.list);
  for (const [press, edge] of [
    [doubleClick, 0.5],
    [slowDoubleClick, 0.5],
    // Near the lower edge, where the dialog does not reach, the second click is beside it.
    [slowDoubleClick, 0.98],
  ] as const) {
    await press(page, await pointOnCard(page, edge));
    await expectDialog(page);
    await step(page, -1);
    await expectList(page);
  }
});

test.describe('by finger', () => {
  test.use(byFinger);

  test('two taps on a card open its dialog once, and one beside it closes it', async ({ page }) => {
    await open(page, item.list);
    const point = await pointOnCard(page);
    await tap(page, point);
    await tap(page, point);
    await expectDialog(page);
    await tap(page, { x: phoneSize.width - 5, y: phoneSize.height / 3 });
    await expectList(page);
  });
});

/** Expects that the wheel scrolls a dialog from any part of it; its title and button stand still, uncovered. */
async function expectWheel(page: Page, dialog: Locator) {
  await settled(page);
  const ends = dialog.locator('[id$="-title"], button[popovertargetaction="hide"]');
  const text = dialog.locator(':is(h3, form)').first();
  const topOf = async () => (await text.boundingBox())?.y ?? Number.NaN;
  const picture = dialog.locator('img').filter({ visible: true });
  for (const part of [...(await picture.all()), text, ends.first(), ends.last()]) {
    await dialog.evaluate((it) => it.scrollTo(0, 0));
    const box = await part.boundingBox();
    const top = await topOf();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => top - (await topOf())).toBeGreaterThan(20);
    for (const end of [ends.first(), ends.last()]) await end.click({ trial: true });
  }
}

test('the wheel scrolls a dialog from any place, on tablets too', async ({ page }) => {
  const dialog = await openByCard(page);
  await expectWheel(page, dialog);
  await page.setViewportSize(tabletSize);
  await expectWheel(page, dialog);
});

test('the wheel scrolls the popup from any place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, routes.privacy);
  await openBooking(page);
  await expectWheel(page, page.locator('#book-trip'));
});

async function openByCard(page: Page) {
  await open(page, item.list);
  await cardOf(page, item).click();
  await expectDialog(page);
  return dialogOf(page, item);
}

test('a second press on the card while its dialog comes leaves it open', async ({ page }) => {
  await open(page, item.list);
  await setPace(page, 0.2);
  const point = await pointOnCard(page);
  await click(page, point);
  await expect(page.locator(`#${id}:modal`)).toBeAttached();
  await click(page, point);
  await setPace(page, 10);
  await expectDialog(page);
});

for (const [hand, press, use] of [
  ['mouse', click, {}],
  ['finger', tap, byFinger],
] as const) {
  test.describe(`a press by ${hand} while the dialog comes`, () => {
    test.use(use);

    /** Closes the dialog, opens it slowly, and presses where a part will be. */
    async function pressInMotion(page: Page, part: Locator) {
      const point = await pointOn(part);
      await page.keyboard.press('Escape');
      await expectList(page);
      await setPace(page, 0.2);
      await press(page, await pointOnCard(page));
      await expect(page.locator(`#${id}:modal`)).toBeAttached();
      await press(page, point);
      await setPace(page, 10);
    }

    test('keeps its item, and closes it', async ({ page }) => {
      const dialog = await openByCard(page);
      const keep = dialog.locator('[data-save]');
      await pressInMotion(page, keep);
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
      await expectDialog(page);
      await pressInMotion(page, dialog.locator('button[popovertargetaction]').last());
      await expectList(page);
    });

    test('leads to the form: in a new tab, on phones in the same', async ({ page }) => {
      const dialog = await openByCard(page);
      const tab = hand === 'mouse' ? page.waitForEvent('popup') : page;
      await pressInMotion(page, dialog.getByRole('link', { name: labels.enquireNow }));
      await (await tab).waitForURL(/\/contact\?/);
    });
  });
}

test.describe('while the dialog is still to come', () => {
  test('two presses on its card open it once', async ({ page }) => {
    const release = await holdRequests(page, anyDialog);
    await open(page, item.list);
    await slowDoubleClick(page, await pointOnCard(page));
    release();
    await expectDialog(page);
    await step(page, -1);
    await expectList(page);
  });

  test('Back leads to the page before, and Forward to the list', async ({ page }) => {
    await open(page, place.list);
    const release = await holdRequests(page, anyDialog);
    await page.locator(`a[href="${item.list}"]:visible`).first().click();
    await expect(page).toHaveURL(item.list);
    await ready(page);
    await click(page, await pointOnCard(page));
    await step(page, -1);
    release();
    await expectView(page, place.list, '', '.*');
    await step(page, 1);
    await expectView(page, item.list, '', '.*');
  });

  test('Back within the page calls it off', async ({ page }) => {
    const release = await holdRequests(page, anyDialog);
    await open(page, item.list);
    await page.locator('.skip-link').press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await click(page, await pointOnCard(page));
    await step(page, -1);
    release();
    await page.waitForLoadState('networkidle');
    await expectList(page);
  });
});

test('Back and Forward, faster than pages come, end where the address says', async ({ page }) => {
  await openByCard(page);
  for (let count = 0; count < 7; count += 1) {
    void step(page, count % 2 ? 1 : -1);
    // As fast as somebody presses.
    await page.waitForTimeout(60);
  }
  // Browsers may drop a step. Then one Back too many leads to the tab's empty page, which has no step.
  await expectView(page, `(blank|${item.list}|${item.route})`, `(${id})?`, '([01]|undefined)');
  if (page.url() === 'about:blank') {
    await step(page, 1);
    await expect(page).not.toHaveURL('about:blank');
  }
  await (page.url().endsWith(item.route) ? expectDialog(page) : expectList(page));
});

test.describe('before the scripts of a page have come', () => {
  test('Forward from the list opens the dialog', async ({ page }) => {
    await openByCard(page);
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
    await openByCard(page);
    const release = await holdScripts(page);
    await page.reload();
    await step(page, -1);
    await expect(page).toHaveURL(item.list);
    release();
    await expect(cardOf(page, item)).toBeVisible();
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

test.describe('what opens from the foot and the head of a phone', () => {
  test.use(byFinger);

  for (const [name, opener, route] of [
    ['book-trip', '[popovertarget=book-trip]:visible', item.route],
    ['side-menu', `header [aria-label="${labels.openMenu}"]`, routes.privacy],
  ] as const) {
    test(`${name}: two taps leave it open, also where it comes to lie`, async ({ page }) => {
      await open(page, route);
      // Low in the window: to scroll further would hide the bar.
      const point = await pointOn(page.locator(opener), 0.97);
      const dialog = page.locator(`#${name}:modal`);
      await slowDoubleClick(page, point);
      await expectView(page, route, name, 0);
      // No control is there, nor comes by there.
      const text = await pointOn(dialog.locator('[id$="-title"], nav p').last());
      for (const second of [point, text]) {
        await tap(page, { x: phoneSize.width - 5, y: 5 });
        await expectView(page, route, '', 0);
        await tap(page, point);
        await expect(dialog).toBeAttached();
        await tap(page, second);
        await expectView(page, route, name, 0);
      }
    });
  }
});

test('two clicks leave a menu open, and its link can follow at once', async ({ page }) => {
  await open(page, routes.privacy);
  const menu = page.locator('header details:visible').last();
  const link = menu.locator('a').first();
  const summary = await pointOn(menu.locator('summary'));
  for (const press of [doubleClick, slowDoubleClick]) {
    await press(page, summary);
    await expectView(page, routes.privacy, 'details', 0);
    await page.keyboard.press('Escape');
    await expectView(page, routes.privacy, '', 0);
  }
  await click(page, summary);
  const box = await link.boundingBox();
  await click(page, { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 });
  await expect(page).toHaveURL((await link.getAttribute('href')) ?? 'no address');
});

test('two presses send once, and who leaves early is asked', async ({ page }) => {
  const form = await new EnquiryFormPage(page, 'contact').open();
  await form.fill();
  const release = await holdRequests(page, mailService);
  await doubleClick(page, await pointOn(form.button));
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
