import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { EnquiryFormPage, enquiryForms, mailService, words } from './enquiry-form';
import { type Hand, type Point, pause, pointOn, press, pressTwice, step } from './gestures';
import { dialogOf, type Item, items } from './items';
import { hold, laidOut, ready } from './ready';
import { desktopSize, inMotion, phoneSize, tabletSize } from './site';

// The site under real hands (gestures.ts), with motion: a double click, two taps, the wheel, Back, and
// presses while something moves, on every kind of card, dialog, menu and form.

const test = base.extend<{ hand: Hand }>({ hand: ['mouse', { option: true }] });
test.use({ ...inMotion, viewport: desktopSize });

const byFinger = { hand: 'finger', viewport: phoneSize, hasTouch: true } as const;
const { pricedPackage: item, place } = items;
const close = 'button[popovertargetaction="hide"]';
const anyDialog = '**/details/**';
const ways = ['x', 'Escape', 'beside', 'Close', 'Back'] as const;

async function open(page: Page, route: string) {
  await page.goto(route);
  await ready(page);
  await laidOut(page);
}

/** What somebody sees: the address, what is open, how many steps of the history it took, motion. */
function view(page: Page): Promise<string> {
  const read = () => {
    const open = [...document.querySelectorAll('dialog, header details[open]')];
    const shown = open.filter((it) => it.matches('[open], :popover-open'));
    const names = shown.map(({ id, localName }) => id || localName).join(' and ') || 'nothing';
    const moves = document.getAnimations().some(({ effect, playState }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      const isOfView = pseudoElement?.startsWith('::view-transition') || target?.matches('dialog');
      return isOfView && playState === 'running';
    });
    const steps = window.navigation.currentEntry?.index;
    return `${location.pathname}: ${names} open, step ${steps}${moves ? ', and it moves' : ''}`;
  };
  return page.evaluate(read).catch(() => 'between pages');
}

/** Expects that it comes to this, and that it is the end: nothing else is on its way. */
function sees(page: Page, path: string, open: string, steps: number) {
  return expectEnd(() => view(page), `${path}: ${open} open, step ${steps}`, page);
}

async function expectEnd(read: () => Promise<string>, wanted: string, page: Page) {
  const look = async () => {
    expect(await read()).toBe(wanted);
    await settled(page);
    expect(await read()).toBe(wanted);
  };
  await expect(look).toPass({ intervals: [40], timeout: 15_000 });
}

const seesList = (page: Page, { list }: Item, steps = 0) => sees(page, list, 'nothing', steps);
const seesDialog = (page: Page, { address, slug }: Item, steps = 1) =>
  sees(page, address, `details-${slug}`, steps);

/** Waits until what the last press has begun is done: some frames, and whatever they have put off. */
function settled(page: Page) {
  return page
    .evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) {
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      }
    })
    .catch(() => undefined);
}

/** A point of a card, which nothing else covers. */
async function pointOnCard(
  page: Page,
  { slug }: Item,
  options: Parameters<typeof pointOn>[1] = {},
) {
  const point = await pointOn(page.locator(`#${slug}`), { down: 0.3, ...options });
  await expect.poll(() => slugAt(page, point)).toBe(slug);
  return point;
}

function slugAt(page: Page, { x, y }: Point) {
  const read = ([x, y]: [number, number]) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('a[data-dialog]')?.dataset.dialog;
  return page.evaluate(read, [x, y] as [number, number]).then((id) => id?.replace('details-', ''));
}

/** Leaves a dialog, at the first try. */
async function leave(page: Page, hand: Hand, dialog: Locator, way: (typeof ways)[number]) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (way === 'Escape') await page.keyboard.press('Escape');
  else if (way === 'Back') await step(page, -1);
  else if (way === 'beside') await press(page, { x: width - 5, y: height / 3 }, hand);
  else {
    const buttons = dialog.locator(close);
    await press(page, await pointOn(way === 'x' ? buttons.first() : buttons.last()), hand);
  }
}

/** Turns the wheel over parts of an open dialog: its text scrolls, its title and footer stand still. */
async function turnWheel(page: Page, dialog: Locator, over: readonly string[]) {
  const ends = `[id$="-title"], ${close}`;
  const text = dialog.locator(':is(h3, form, nav)').first();
  const parts: Record<string, Locator> = {
    picture: dialog.locator('img').first(),
    text,
    title: dialog.locator(ends).first(),
    footer: dialog.locator(ends).last(),
  };
  const topOf = async () => (await text.boundingBox())?.y ?? Number.NaN;
  for (const name of over) {
    const isLong = await dialog.evaluate((it) => {
      const all = [it, ...it.querySelectorAll('*')];
      for (const it of all) it.scrollTop = 0;
      const scrolls = (it: Element) => /auto|scroll/.test(getComputedStyle(it).overflowY);
      return all.some((it) => scrolls(it) && it.scrollHeight > it.clientHeight + 60);
    });
    const top = await topOf();
    const box = await parts[name]?.boundingBox();
    if (!box) throw new Error(`There is no ${name}`);
    // A part may reach below what the window shows of it.
    const shown = Math.min(box.height, (page.viewportSize()?.height ?? 0) * 0.9 - box.y);
    await page.mouse.move(box.x + box.width / 2, box.y + shown / 2);
    for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, 120);
    if (isLong) {
      const moved = async () => top - (await topOf());
      await expect.poll(moved, `the wheel over the ${name}`).toBeGreaterThan(20);
    }
    await settled(page);
    const hidden = await dialog.evaluate((it, ends) => {
      const isHit = (end: Element) => {
        const { left, top, width, height } = end.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest(ends) === end;
      };
      return [...it.querySelectorAll(ends)].filter((end) => !isHit(end)).length;
    }, ends);
    expect(hidden, `the wheel over the ${name} hides an end of the dialog`).toBe(0);
  }
}

for (const [index, [kind, item]] of Object.entries(items).entries()) {
  const way = ways[index % ways.length] ?? 'x';

  test(`${kind}: double click, wheel, and ${way} back`, async ({ page, hand }) => {
    await open(page, item.list);
    await pressTwice(page, hand, await pointOnCard(page, item));
    await seesDialog(page, item);
    await turnWheel(page, dialogOf(page, item), ['picture', 'footer']);
    await leave(page, hand, dialogOf(page, item), way);
    await seesList(page, item);
  });
}

test('a double click near the window’s lower edge, or of a worn button', async ({ page, hand }) => {
  await open(page, item.list);
  // The dialog does not reach there, so that the second click is beside it.
  await pressTwice(page, hand, await pointOnCard(page, item, { place: 0.98 }));
  await seesDialog(page, item);
  await step(page, -1);
  await seesList(page, item);
  await pressTwice(page, hand, await pointOnCard(page, item), { apart: 5 });
  await seesDialog(page, item);
});

test('on a tablet the wheel scrolls a dialog, wherever the mouse is', async ({ page, hand }) => {
  await page.setViewportSize(tabletSize);
  await open(page, item.list);
  await press(page, await pointOnCard(page, item), hand);
  await seesDialog(page, item);
  await turnWheel(page, dialogOf(page, item), ['picture', 'text', 'title', 'footer']);
});

test.describe('by finger', () => {
  test.use(byFinger);

  for (const [kind, way] of [
    ['pricedPackage', 'beside'],
    ['place', 'Close'],
  ] as const) {
    test(`${kind}: two taps open it, and ${way} leads back`, async ({ page, hand }) => {
      const item = items[kind];
      await open(page, item.list);
      for (const apart of [80, 5]) {
        await pressTwice(page, hand, await pointOnCard(page, item), { apart });
        await seesDialog(page, item);
        await leave(page, hand, dialogOf(page, item), way);
        await seesList(page, item);
      }
    });
  }
});

for (const [use, moments] of [
  [{ hand: 'mouse' }, [0, 300]],
  [byFinger, [100]],
] as const) {
  test.describe(`a press while the dialog moves, or just after: by ${use.hand}`, () => {
    test.use(use);

    const opened = `#details-${item.slug}:modal`;

    /** Opens the dialog by its card, and presses so many ms after it has opened. */
    async function pressInMotion(page: Page, hand: Hand, ms: number, point: Point) {
      await press(page, await pointOnCard(page, item), hand);
      await page.waitForFunction((selector) => document.querySelector(selector), opened);
      await pause(ms);
      await press(page, point, hand);
    }

    /** Where a part of the dialog is; closes it again. */
    async function findInDialog(page: Page, hand: Hand, part: Locator) {
      await open(page, item.list);
      await press(page, await pointOnCard(page, item), hand);
      await seesDialog(page, item);
      const point = await pointOn(part);
      await page.keyboard.press('Escape');
      await seesList(page, item);
      return point;
    }

    test('Keep is pressed', async ({ page, hand }) => {
      const keep = dialogOf(page, item).locator('[data-save]');
      const point = await findInDialog(page, hand, keep);
      for (const [index, ms] of moments.entries()) {
        await pressInMotion(page, hand, ms, point);
        await expect(keep).toHaveAttribute('aria-pressed', String(index % 2 === 0));
        await seesDialog(page, item);
        await page.keyboard.press('Escape');
        await seesList(page, item);
      }
    });

    test('Enquire opens its tab', async ({ page, context, hand }) => {
      const enquire = dialogOf(page, item).getByRole('link', { name: labels.enquireNow });
      const point = await findInDialog(page, hand, enquire);
      const form = context.waitForEvent('page');
      await pressInMotion(page, hand, moments[0], point);
      await (await form).close();
      await seesDialog(page, item);
    });

    test('Close closes, and then a card opens or not', async ({ page, hand }) => {
      const button = dialogOf(page, item).locator(close).last();
      const point = await findInDialog(page, hand, button);
      for (const ms of moments) {
        await pressInMotion(page, hand, ms, point);
        await seesList(page, item);
      }
      for (const ms of moments) {
        const card = await pointOnCard(page, item);
        await press(page, card, hand);
        await seesDialog(page, item);
        await press(page, point, hand);
        await expect(page.locator(opened)).toHaveCount(0);
        await pause(ms);
        await press(page, card, hand);
        await agrees(page, item.list);
        if ((await view(page)).includes('details-')) await page.keyboard.press('Escape');
        await seesList(page, item);
      }
    });

    test('the card again leaves it open', async ({ page, hand }) => {
      await open(page, item.list);
      for (const apart of moments) {
        const card = await pointOnCard(page, item);
        await Promise.all([
          press(page, card, hand),
          pause(apart).then(() => press(page, card, hand)),
        ]);
        await seesDialog(page, item);
        await step(page, -1);
        await seesList(page, item);
      }
    });
  });
}

/** Expects the list without a dialog, or the one dialog that the address names. */
async function agrees(page: Page, list: string) {
  const read = async () => {
    const now = await view(page);
    const isList = now === `${list}: nothing open, step 0`;
    return isList || /^\/\w+\/(\S+): details-\1 open, step 1$/.test(now) ? 'agrees' : now;
  };
  await expectEnd(read, 'agrees', page);
}

test.describe('while the dialog is still to come', () => {
  test('two presses on its card open it once', async ({ page, hand }) => {
    const release = await hold(page, anyDialog);
    await open(page, item.list);
    await pressTwice(page, hand, await pointOnCard(page, item));
    release();
    await seesDialog(page, item);
    await step(page, -1);
    await seesList(page, item);
  });

  test('of two cards in quick turn, one opens', async ({ page, hand }) => {
    const release = await hold(page, anyDialog);
    await open(page, item.list);
    const first = await pointOnCard(page, item, { place: 0.4 });
    const beside = { ...first, x: first.x + 400 };
    expect(await slugAt(page, beside)).not.toBe(item.slug);
    await pressTwice(page, hand, first, { second: beside });
    release();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await agrees(page, item.list);
  });

  test('Back leads to the page before, and Forward to the list', async ({ page, hand }) => {
    await open(page, place.list);
    const release = await hold(page, anyDialog);
    await page.locator(`a[href="${item.list}"]:visible`).first().click();
    await expect(page).toHaveURL(item.list);
    await ready(page);
    await laidOut(page);
    await press(page, await pointOnCard(page, item), hand);
    await step(page, -1);
    release();
    for (const [list, next] of [
      [place.list, 1],
      [item.list, undefined],
    ] as const) {
      await expect(page).toHaveURL(list);
      await ready(page);
      await settled(page);
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      await expect(page).toHaveURL(list);
      if (next) await step(page, next);
    }
  });

  test('Back within the page calls it off', async ({ page, hand }) => {
    const release = await hold(page, anyDialog);
    await open(page, item.list);
    await page.locator('.skip-link').press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await press(page, await pointOnCard(page, item), hand);
    await step(page, -1);
    release();
    await page.waitForLoadState('networkidle');
    await seesList(page, item);
  });
});

test('Back and Forward, faster than pages come', async ({ page, hand }) => {
  await open(page, item.list);
  await press(page, await pointOnCard(page, item), hand);
  await seesDialog(page, item);
  for (const times of [6, 5]) {
    for (let count = 0; count < times; count += 1) {
      void step(page, count % 2 ? 1 : -1);
      await pause(60);
    }
    await agrees(page, item.list);
  }
});

test('Back from a list leads to the page of an item that links to it', async ({ page }) => {
  await open(page, item.address);
  await page.locator(`a[href="${item.list}"]:visible`).first().click();
  await expect(page).toHaveURL(item.list);
  await ready(page);
  await step(page, -1);
  await sees(page, item.address, 'nothing', 0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await step(page, 1);
  await seesList(page, item, 1);
});

for (const { id, route, use } of [
  { id: 'book-trip', route: item.address, use: { hand: 'mouse' } },
  { id: 'book-trip', route: item.address, use: byFinger },
  { id: 'side-menu', route: routes.privacy, use: byFinger },
] as const) {
  test.describe(`${id} by ${use.hand}`, () => {
    test.use(use);

    test('two presses, wheel, presses in motion, close', async ({ page, hand }) => {
      const dialog = page.locator(`#${id}`);
      const opener =
        id === 'side-menu'
          ? page.getByRole('button', { name: labels.openMenu })
          : page.locator(`[popovertarget=${id}]:visible`);
      await open(page, route);
      // Low in the window: to scroll further would hide the bar.
      const spot = await pointOn(opener, { place: 0.97 });
      for (const [how, apart] of [
        ['mouse', 100],
        [hand, 5],
      ] as const) {
        await pressTwice(page, how, spot, { apart });
        await sees(page, route, id, 0);
        await leave(page, hand, dialog, 'beside');
        await sees(page, route, 'nothing', 0);
      }
      await press(page, spot, hand);
      await sees(page, route, id, 0);
      await turnWheel(page, dialog, ['text', 'title']);
      await page.keyboard.press('Escape');
      await sees(page, route, 'nothing', 0);
      await press(page, spot, hand);
      await sees(page, route, id, 0);
      // No control is there, nor comes by there: the side menu slides in from the left.
      const { y } = await pointOn(dialog.locator('[id$="-title"], nav p').last());
      const text = { x: (await pointOn(dialog, { across: 0.65 })).x, y };
      const cross = await pointOn(dialog.locator(close).first());
      const control = dialog.locator('input, a').first();
      const point = await pointOn(control);
      await page.keyboard.press('Escape');
      /** Presses so many ms after it has opened. */
      const pressAfter = async (ms: number, second: Point) => {
        await sees(page, route, 'nothing', 0);
        await press(page, spot, hand);
        await expect(page.locator(`#${id}:modal`)).toBeAttached();
        await pause(ms);
        await press(page, second, hand);
      };
      await pressAfter(50, text);
      await sees(page, route, id, 0);
      await page.keyboard.press('Escape');
      // What slides has to be where it is pressed.
      const ms = id === 'side-menu' ? 500 : 150;
      await pressAfter(ms, cross);
      await pressAfter(ms, point);
      const href = await control.getAttribute('href');
      if (href) await expect(page).toHaveURL(href);
      else await expect(control).toBeFocused();
    });
  });
}

for (const index of [0, 1]) {
  test(`menu ${index + 1}: two clicks, and its link at once`, async ({ page, hand }) => {
    await open(page, routes.privacy);
    const menu = page.locator('header details:visible').nth(index);
    const summary = await pointOn(menu.locator('summary'));
    const link = menu.locator('a').first();
    let at = summary;
    for (const apart of [5, 100]) {
      await pressTwice(page, hand, summary, { apart });
      await sees(page, routes.privacy, 'details', 0);
      at = await pointOn(link, { place: 0 });
      await press(page, await pointOn(page.locator('h1')), hand);
      await sees(page, routes.privacy, 'nothing', 0);
    }
    const href = (await link.getAttribute('href')) ?? '';
    await press(page, summary, hand);
    await press(page, at, hand);
    await expect(page).toHaveURL(href);
  });
}

for (const [index, { name }] of enquiryForms.entries()) {
  test.describe(`${name} by ${index ? 'finger' : 'mouse'}`, () => {
    if (index) test.use(byFinger);

    test('two presses send once, who leaves early is asked', async ({ page, hand }) => {
      const form = await new EnquiryFormPage(page, name).open();
      await form.fill();
      const release = await hold(page, mailService);
      await pressTwice(page, hand, await pointOn(form.button));
      await expect.poll(() => form.requests.length).toBe(1);
      const asked = page.waitForEvent('dialog');
      // A click ends when the page is left or the visitor has said to stay.
      const left = form.notes.locator(`a[href="${routes.privacy}"]`).click();
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await left;
      release();
      // In the form, or on the page when the link has closed the popup.
      const notice = page.locator('[data-notice="sent"]:visible');
      await expect(form.alert.getByText(words.sent).or(notice).first()).toBeVisible();
      expect(form.requests).toHaveLength(1);
    });
  });
}
