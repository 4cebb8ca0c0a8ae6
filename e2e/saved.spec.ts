import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { itemsAt, routeOf } from '@/lib/content/query/items';
import { company, labels, pages } from '@/lib/content/query/site';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { formatDay } from '@/lib/dates/date-words';
import { itemLinkOf, saveableItems } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { joinWords } from '@/lib/text/join-words';
import { listAxeFaults } from './axe';
import { pageAt } from './exported-site';
import { cardOf, dialogOf, items } from './items';
import { countSheets, horizontalOverflow, windows } from './layout';
import { holdScripts, laidOut, open, ready } from './ready';
import { listShifts, watchShifts } from './shifts';
import { desktopSize, phoneSize } from './site';

const { empty, trips, others, list: words, noScripts } = pages.saved;
const { themedPackage: trip, pricedPackage: otherTrip, sight } = items;
const three = [trip.route, sight.route, otherTrip.route];
const arrival = addDays(dayInIndia(), 60);
const every = saveableItems().map(routeOf);
const sights = every.filter((route) => !route.startsWith(routes.packages));

const saveButton = (page: Page, route: string) => page.locator(`main [data-save="${route}"]`);
const header = (page: Page) => page.getByRole('banner').locator('a:has(.saved-count)');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const removal = (page: Page, route: string) => page.locator(`[data-remove="${route}"]`);
const status = (page: Page) => page.locator('main [data-part=status]');
const addressOf = (list: readonly string[]) =>
  `${routes.saved}?items=${list.map((route) => route.slice(1)).join(',')}`;
const namesOf = (list: readonly string[]) =>
  joinWords(itemsAt(list).map((item) => itemLinkOf(item).name));

/** What the browser has stored before its first page. */
function store(target: Page | BrowserContext, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return target.addInitScript((stored) => {
    if (localStorage.getItem('kept') === null) localStorage.setItem('kept', stored);
  }, text);
}

/** Expects these items on the page, packages first, and nothing else. */
async function expectList(page: Page, list: readonly string[]) {
  const shown = page.locator('main li:has([data-remove])').filter({ visible: true });
  const addresses = () =>
    shown.evaluateAll((all) =>
      all.map((it) => it.querySelector<HTMLElement>('[data-remove]')?.dataset.remove),
    );
  const isTrip = (route: string) => route.startsWith(routes.packages);
  const expected = [...list.filter(isTrip), ...list.filter((route) => !isTrip(route))];
  await expect.poll(addresses).toEqual(expected);
  await expect(heading(page, trips)).toBeVisible({ visible: list.some(isTrip) });
  await expect(heading(page, others)).toBeVisible({ visible: !list.every(isTrip) });
}

async function expectCount(page: Page, count: number) {
  await expect(header(page)).toHaveText(count ? String(count) : '');
  const name = count ? labels.savedCount.replace('{count}', String(count)) : labels.saved;
  await expect(header(page)).toHaveAccessibleName(name);
}

test('an item is kept on its card, in its dialog and on its page', async ({ page }) => {
  await open(page, trip.list);
  await expectCount(page, 0);
  const onCard = saveButton(page, trip.route);
  await expect(onCard).toHaveAccessibleName(`${labels.save} ${trip.name}`);
  // A double click keeps it, and does not take it off again.
  await onCard.dblclick();
  await expect(onCard).toHaveAttribute('aria-pressed', 'true');
  await expectCount(page, 1);
  await expect(page).toHaveURL(trip.list);
  await test.step('its word is another one, its name is not', async () => {
    const word = () =>
      onCard
        .locator('span')
        .first()
        .evaluate((it) => getComputedStyle(it, '::before').content);
    expect(await word()).toContain(`"${labels.saved}"`);
    await expect(onCard).toHaveAccessibleName(`${labels.save} ${trip.name}`);
    await onCard.click();
    expect(await word()).toBe('none');
    await onCard.click();
  });
  await test.step('its dialog knows, and takes it off', async () => {
    await cardOf(page, trip).click();
    const inDialog = dialogOf(page, trip).locator('[data-save]');
    await expect(inDialog).toHaveAttribute('aria-pressed', 'true');
    await inDialog.click();
    await expect(inDialog).toHaveAttribute('aria-pressed', 'false');
    await expect(onCard).toHaveAttribute('aria-pressed', 'false');
    await inDialog.click();
    await page.keyboard.press('Escape');
    await expectCount(page, 1);
  });
  await test.step('another by the keyboard on its page, which a reload keeps', async () => {
    await open(page, sight.route);
    await expectCount(page, 1);
    await saveButton(page, sight.route).press('Space');
    await expectCount(page, 2);
    await page.reload();
    await ready(page);
    await expect(saveButton(page, sight.route)).toHaveAttribute('aria-pressed', 'true');
    await expectCount(page, 2);
  });
  await test.step('the header leads to both, and the next page marks them', async () => {
    await header(page).click();
    await expect(page).toHaveURL(routes.saved);
    await expectList(page, [trip.route, sight.route]);
    await page.getByRole('banner').locator(`a[href="${trip.list}"]`).first().click();
    await expect(page).toHaveURL(trip.list);
    await expect(onCard).toHaveAttribute('aria-pressed', 'true');
  });
});

test('every kind that can be kept has the button, others have none', () => {
  for (const [kind, { route: own, list }] of Object.entries(items)) {
    const count = every.includes(own) ? 1 : 0;
    for (const route of [own, list]) {
      const buttons = pageAt(route).root.querySelectorAll(`main [data-save="${own}"]`);
      expect(buttons, `${kind} on ${route}`).toHaveLength(count);
    }
  }
});

test('other tabs follow', async ({ page, context }) => {
  await open(page, routes.saved);
  await expect(heading(page, empty.heading)).toBeVisible();
  const other = await context.newPage();
  await open(other, trip.list);
  await saveButton(other, trip.route).click();
  await expectList(page, [trip.route]);
  await expectCount(page, 1);
  await expect(heading(page, empty.heading)).toBeHidden();
  await expect(button(page, words.clear)).toBeHidden();
  await removal(page, trip.route).click();
  await expect(saveButton(other, trip.route)).toHaveAttribute('aria-pressed', 'false');
  await expectCount(other, 0);
});

test('a list fits every window, and axe finds nothing', async ({ page }) => {
  await store(page, every);
  for (const route of [routes.saved, addressOf(['/packages/atlantis', ...three])]) {
    await open(page, route);
    await expectCount(page, every.length);
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect
        .poll(() => horizontalOverflow(page), `${route} at ${size.width} px`)
        .toBeLessThanOrEqual(0);
    }
    if (route === routes.saved) await page.setViewportSize(phoneSize);
    expect(await listAxeFaults(page)).toEqual([]);
  }
});

test('by keys alone: remove, undo, clear, undo', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await store(page, three);
  await open(page, routes.saved);
  await expectList(page, three);
  const undo = button(page, words.undo);
  await removal(page, sight.route).press('Enter');
  await expectList(page, [trip.route, otherTrip.route]);
  await expect(status(page)).toHaveText(words.removed.replace('{item}', namesOf([sight.route])));
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await page.keyboard.press('Enter');
  await expectList(page, three);
  await expect(status(page)).toHaveText(words.restored.replace('{item}', namesOf([sight.route])));
  await expect(removal(page, sight.route)).toBeFocused();
  await button(page, words.clear).press('Enter');
  await expect(heading(page, empty.heading)).toBeVisible();
  await expect(status(page)).toHaveText(words.cleared);
  await expectCount(page, 0);
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await page.keyboard.press('Enter');
  await expectList(page, three);
  await expect(status(page)).toHaveText(words.refilled);
  await expect(removal(page, trip.route)).toBeFocused();
  await removal(page, trip.route).press('Enter');
  await page.reload();
  await ready(page);
  await expectList(page, [sight.route, otherTrip.route]);
});

/** The middle of an element, in px of the window. */
async function placeOf(target: Locator): Promise<[number, number]> {
  await target.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : [0, 0];
}

const removalAt = (place: [number, number]) =>
  document.elementFromPoint(...place)?.closest<HTMLElement>('[data-remove]')?.dataset.remove;

/** Two presses at one place. */
const doubles = {
  'double click': (page: Page, x: number, y: number) => page.mouse.dblclick(x, y, { delay: 200 }),
  'double tap': async (page: Page, x: number, y: number) => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  },
};

for (const [name, doubleClick] of Object.entries(doubles)) {
  const size = name === 'double tap' ? phoneSize : desktopSize;
  test.describe(name, () => {
    test.use({ viewport: size, hasTouch: name === 'double tap' });
    test(`does one thing, at ${size.width} px`, async ({ page }) => {
      const [first = '', ...left] = sights;
      await store(page, sights);
      await open(page, routes.saved);
      await expectList(page, sights);
      const place = await placeOf(removal(page, first));
      await doubleClick(page, ...place);
      await expectList(page, left);
      await test.step('though the next item has come under the pointer', async () => {
        // The list takes clicks again.
        await expect.poll(() => page.evaluate(removalAt, place)).toBe(left[0]);
      });
      await doubleClick(page, ...(await placeOf(button(page, words.undo))));
      await expectList(page, sights);
      await doubleClick(page, ...(await placeOf(button(page, words.clear))));
      await expectList(page, []);
      await expect(page).toHaveURL(routes.saved);
    });
  });
}

test('Undo brings back what it names: the last of several', async ({ page }) => {
  const [first = '', second = '', ...left] = every.toReversed();
  await store(page, [first, second, ...left]);
  await open(page, routes.saved);
  await expectList(page, [first, second, ...left]);
  await removal(page, second).click();
  await removal(page, first).click();
  await expectList(page, left);
  await expect(status(page)).toHaveText(words.removed.replace('{item}', namesOf([first])));
  await test.step('another tab has taken off one more, and put on another', async () => {
    const now = [...left.slice(1), second];
    await page.evaluate((stored) => localStorage.setItem('kept', stored), JSON.stringify(now));
  });
  await button(page, words.undo).click();
  await expectList(page, [first, ...left.slice(1), second]);
  await expect(button(page, words.undo)).toBeHidden();
});

test('a shared list opens elsewhere, and is added only when asked', async ({ page, browser }) => {
  const shared = [sight.route, trip.route];
  await store(page, shared);
  await open(page, `${routes.saved}?arrive=${arrival}`);
  const href = await link(page, labels.shareByChat).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const [question = '', address = ''] = text.split('\n');
  expect(question).toContain(namesOf(shared));
  expect(question).toContain(formatDay(arrival));
  const { origin } = new URL(page.url());
  expect(address).toBe(`${origin}${addressOf(shared)}&arrive=${arrival}`);

  const context = await browser.newContext();
  await store(context, [otherTrip.route]);
  const other = await context.newPage();
  await open(other, address);
  await expect(heading(other, words.shared.heading)).toBeVisible();
  await expectList(other, shared);
  await expect(removal(other, trip.route)).toBeHidden();
  await expect(button(other, words.clear)).toBeHidden();
  await expectCount(other, 1);
  await test.step('the own list is as it was', async () => {
    await link(other, words.own).click();
    await expectList(other, [otherTrip.route]);
    await other.goBack();
    await expectList(other, shared);
  });
  await button(other, words.add).click();
  await expect(other).toHaveURL(/\/kept\?arrive=[\d-]+$/);
  await expectList(other, [otherTrip.route, ...shared]);
  await expect(status(other)).toHaveText(words.added);
  await expect(removal(other, sight.route)).toBeFocused();
  await expectCount(other, 3);
  await test.step('there is nothing to add to a list that has it all', async () => {
    await open(other, address);
    await expect(other.getByText(words.known)).toBeVisible();
    await expect(button(other, words.add)).toHaveCount(0);
  });
  await context.close();
});

test('a short list is printed on one sheet, by its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await store(page, three);
  await open(page, `${routes.saved}?arrive=${arrival}`);
  await button(page, words.share.print).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`[data-trip-notes="${trip.route}"]`)).toBeVisible();
  await expect(removal(page, trip.route)).toBeHidden();
});

test('what has gone is left out, and said', async ({ page }) => {
  const gone = ['/packages/atlantis', '/topplaces/lost'];
  await store(page, [gone[0], ...three]);
  await open(page, routes.saved);
  await expectList(page, three);
  await expect(page.getByText(words.gone.one)).toBeVisible();
  await expectCount(page, 3);
  await test.step('until the list changes', async () => {
    await removal(page, trip.route).click();
    await expect(page.getByText(words.gone.one)).toBeHidden();
  });
  await open(page, addressOf([...gone, trip.route]));
  await expectList(page, [trip.route]);
  await expect(page.getByText(words.gone.other.replace('{count}', '2'))).toBeVisible();
  await open(page, addressOf(gone));
  await expect(heading(page, words.shared.heading)).toBeVisible();
  await expect(button(page, words.add)).toHaveCount(0);
  await expect(link(page, words.own)).toBeVisible();
});

for (const [what, script] of Object.entries({
  full: 'Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError") }',
  forbidden: 'Object.defineProperty(window, "localStorage", { get() { throw new Error() } })',
  forgetful: 'Storage.prototype.setItem = () => {}',
})) {
  test(`when storage is ${what}, the list is offered as a link`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(script);
    await open(page, trip.list);
    await saveButton(page, trip.route).click();
    await expectCount(page, 1);
    const notice = page.locator('.toast p:visible');
    await expect(notice).toContainText(labels.notice.notSaved);
    const list = await notice.getByRole('link').getAttribute('href');
    expect(await header(page).getAttribute('href')).toBe(list);
    await notice.getByRole('link').click();
    await expect(heading(page, words.shared.heading)).toBeVisible();
    await expectList(page, [trip.route]);
    expect(errors).toEqual([]);
  });
}

test('the whole list goes to us in one message, by form, chat and mail', async ({ page }) => {
  await store(page, three);
  await open(page, `${routes.saved}?arrive=${arrival}`);
  const { origin } = new URL(page.url());
  const address = `${origin}${addressOf(three)}&arrive=${arrival}`;
  const names = namesOf(three);
  const sentence = words.ask.sentence.replace('{items}', names);
  const day = words.ask.arrival.replace('{day}', formatDay(arrival));
  const message = `${sentence} ${day}\n${address}`;
  const chat = new URL((await link(page, labels.chatWithUs).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toBe(message);
  const mail = (await link(page, words.ask.mail).getAttribute('href')) ?? '';
  expect(mail).toContain(`mailto:${company.email}?`);
  expect(new URL(mail).searchParams.get('body')).toBe(message.replace('\n', '\r\n'));
  const opened = page.waitForEvent('popup');
  await link(page, labels.enquireNow).click();
  const form = await opened;
  await ready(form);
  const field = form.getByRole('main').locator('textarea');
  await expect.poll(() => field.inputValue()).toContain(address);
});

for (const size of [phoneSize, desktopSize]) {
  test(`nothing moves when the scripts come, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await store(page, three);
    await watchShifts(page);
    for (const route of [routes.saved, addressOf(three), trip.list]) {
      const release = await holdScripts(page);
      await page.goto(route);
      await page.locator('h1').waitFor();
      await release();
      await ready(page);
      await laidOut(page);
      await expectCount(page, 3);
      expect(await listShifts(page), route).toEqual([]);
      await page.unroute('**/_next/**/*.js');
    }
  });
}

/** px between the header's links and buttons and its right edge, and its bottom if they reach out of it. */
function roomInHeader(header: Element): number {
  const parts = [...header.querySelectorAll(':scope > div :is(a, button, summary)')]
    .filter((it) => it.checkVisibility() && !it.closest('details ul'))
    .map((it) => it.getBoundingClientRect());
  const bottom = header.clientHeight + 1 - Math.max(...parts.map((it) => it.bottom));
  const right = header.clientWidth - Math.max(...parts.map((it) => it.right));
  return bottom < 0 ? bottom : right;
}

test('the header has room for its links and buttons on every screen', async ({ page }) => {
  await store(page, every);
  await open(page, routes.privacy);
  await expect(header(page)).toHaveText(String(every.length));
  for (const width of [320, 360, 390, 430, 768, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.getByRole('banner').evaluate(roomInHeader), `${width} px`)
      .toBeGreaterThanOrEqual(8);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page offers what cannot work, and the list says why', async ({ page }) => {
    await page.goto(trip.list);
    await expect(header(page)).toBeHidden();
    await expect(saveButton(page, trip.route)).toBeHidden();
    await page.goto(routes.saved);
    await expect(page.getByText(noScripts)).toBeVisible();
    await expect(link(page, empty.links[0]?.label ?? '').first()).toBeVisible();
    await expect(link(page, labels.compareTrips).first()).toBeVisible();
    await expect(heading(page, empty.heading)).toBeHidden();
    await expect(page.locator('.saved-list')).toBeHidden();
  });
});
