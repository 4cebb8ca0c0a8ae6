import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { EnquiryFormPage, enquiryForms, mailService, words } from './enquiry-form';
import {
  answerSlowly,
  backAndForth,
  type Hand,
  type Point,
  pointOn,
  press,
  pressInMotion,
  pressTwice,
  step,
  tellsOfUnfinished,
  wheelOver,
} from './gestures';
import { dialogOf, type Item, items } from './items';
import { laidOut, onDrawnPage, ready } from './ready';
import { desktopSize, inMotion, phoneSize } from './site';

// The site under real hands (gestures.ts): each gesture on every kind of card, menu, dialog and form.
// All of a width share one context, and those of a list one page. A row of this table that fails does
// not hide the rows after it: the test ends with the list of all that failed.

/** When the second press comes, in ms: while something moves, and just after. */
const moments = [0, 50, 150, 300, 500];
/** How long answers take, in ms. */
const slow = [700, 2_500];
/** The step of the history before the first page: on this host, and no page. */
const before = '/robots.txt';
const anyDialog = '**/details/**';

const { pricedPackage: item, place } = items;
const lists = [...new Set(Object.values(items).map(({ list }) => list))];
const ways = ['x', 'Escape', 'beside', 'Close', 'Back'] as const;
const parts = ['picture', 'text', 'title', 'footer'] as const;
const close = 'button[popovertargetaction="hide"]';

/** Polls until what it reads is as wanted, and stays so for longer than an answer to a press takes. */
async function expectStays(read: () => Promise<string>, wanted: string, timeout = 4_000) {
  let since: number | undefined;
  const look = async () => {
    const now = await read();
    if (now === wanted) since ??= Date.now();
    else since = undefined;
    return since !== undefined && Date.now() - since < 150 ? `${now}, and not for long` : now;
  };
  await expect.poll(look, { timeout, intervals: [40] }).toBe(wanted);
}

/** Expects that a press on the point is one on the element: nothing else is there. */
async function expectAt({ page }: Table, { x, y }: Point, selector: string) {
  const hits = ({ x, y, selector }: Point & { selector: string }) =>
    !!document.elementFromPoint(x, y)?.closest(selector);
  const isThere = () => page.evaluate(hits, { x, y, selector });
  await expect.poll(isThere, `${selector} is at ${x}, ${y}`).toBe(true);
}

function expectNone(faults: string[]) {
  expect(faults, `${faults.length} rows have failed`).toEqual([]);
}

/** A page under one hand, and the rows that have failed on it. */
class Table {
  readonly faults: string[] = [];
  /** The page that rows begin with, and its step of the history. */
  private start = '';
  private base = 0;

  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {
    page.setDefaultTimeout(5_000);
  }

  /** Does a row. When it fails, notes the symptom and opens the page afresh. */
  async row(name: string, act: () => Promise<unknown>) {
    try {
      await test.step(name, act);
    } catch (error) {
      const lines = `${error instanceof Error ? error.message : error}`
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
        .replace(/\u001b\[\d+m/g, '')
        .split('\n')
        .filter(Boolean);
      const told = lines.filter((line) => /^(Expected|Received)\b/.test(line));
      const [head = ''] = lines;
      this.faults.push([name, ...(/^expect/.test(head) ? [] : [head]), ...told].join(' | '));
      if (this.start) await this.open(this.start);
    }
  }

  /** Opens a page, with one step of the history before it. */
  async open(route: string) {
    await this.page.goto(before);
    await this.page.goto(route);
    await this.begin(route);
  }

  /** Takes the page that is there as the beginning. */
  async begin(route: string) {
    await ready(this.page);
    await laidOut(this.page);
    this.start = route;
    this.base = await this.page.evaluate(() => window.navigation.currentEntry?.index ?? 0);
  }

  /** What somebody sees: the address, what is open, how many steps of the history it took, motion. */
  async view(): Promise<string> {
    const read = (base: number) => {
      const open = [...document.querySelectorAll('dialog, header details[open]')];
      const shown = open.filter((it) => it.matches('[open], :popover-open'));
      const names = shown.map(({ id, localName }) => id || localName).join(' and ') || 'nothing';
      const steps = (window.navigation.currentEntry?.index ?? 0) - base;
      const moves = document.getAnimations().some(({ effect, playState }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        const isOfView =
          pseudoElement?.startsWith('::view-transition') || target?.matches('dialog');
        return isOfView && playState === 'running';
      });
      return `${location.pathname}: ${names} open, ${steps} steps${moves ? ', and it moves' : ''}`;
    };
    return this.page.evaluate(read, this.base).catch(() => 'between pages');
  }

  sees(path: string, open = 'nothing', steps = 0, timeout?: number) {
    return expectStays(() => this.view(), `${path}: ${open} open, ${steps} steps`, timeout);
  }

  seesDialog({ address, slug }: Item, timeout?: number) {
    return this.sees(address, `details-${slug}`, 1, timeout);
  }

  /** Expects the list without a dialog, or the one dialog that the address names. */
  async agrees(list: string, timeout?: number) {
    const read = async () => {
      const view = await this.view();
      // Two Backs in a row lead on: when the Forward between them came too early to count.
      const isList = [list, before].some((path) => view.startsWith(`${path}: nothing open`));
      const isDialog = /^\/\w+\/(\S+): details-\1 open, 1 steps$/.test(view);
      return isList || isDialog ? 'address and dialog agree' : view;
    };
    await expectStays(read, 'address and dialog agree', timeout);
  }

  /** Makes sure that a page is there, at rest, with nothing over it; tests nothing. */
  async at(route: string) {
    const wanted = `${route}: nothing open, 0 steps`;
    const view = await this.view();
    if (view === wanted) return;
    if (/open, [01] steps/.test(view)) {
      if (!view.includes('nothing open')) await this.page.keyboard.press('Escape');
      const rest = expect.poll(() => this.view(), { timeout: 2_000, intervals: [40] });
      const isThere = rest.toBe(wanted).then(() => true);
      if (await isThere.catch(() => false)) return;
    }
    await this.open(route);
  }

  /** Makes sure that an item's dialog is open. */
  async atDialog(item: Item) {
    const { address, slug, list } = item;
    if ((await this.view()) === `${address}: details-${slug} open, 1 steps`) return;
    await this.at(list);
    await press(this.page, await this.card(item), this.hand);
    await this.seesDialog(item);
  }

  /** A point of a card. */
  async card({ slug }: Item, options: Parameters<typeof pointOn>[1] = {}) {
    const point = await pointOn(this.page.locator(`#${slug}`), { down: 0.3, ...options });
    await expectAt(this, point, `#${slug} a[data-dialog]`);
    return point;
  }

  /** Leaves a dialog, at the first try. */
  async leave(dialog: Locator, way: (typeof ways)[number]) {
    if (way === 'Escape') await this.page.keyboard.press('Escape');
    else if (way === 'Back') await step(this.page, -1);
    else if (way === 'beside') {
      const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
      await press(this.page, { x: width - 5, y: height / 3 }, this.hand);
    } else {
      const buttons = dialog.locator(close);
      await press(
        this.page,
        await pointOn(way === 'x' ? buttons.first() : buttons.last()),
        this.hand,
      );
    }
    await this.sees(this.start);
  }

  /** Turns the wheel over parts of an open dialog: its text scrolls, and the rest stands still. */
  async wheel(dialog: Locator, over: readonly (typeof parts)[number][]) {
    const ends = `[id$="-title"], ${close}`;
    const text = dialog.locator(':is(h3, form, nav)').first();
    const targets = {
      picture: dialog.locator('img').first(),
      text,
      title: dialog.locator(ends).first(),
      footer: dialog.locator(ends).last(),
    };
    const yOf = async (it: Locator) => (await it.boundingBox())?.y ?? Number.NaN;
    const look = (it: Element, selector: string) => {
      const isHit = (it: Element) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(selector);
      };
      const hidden = [...it.querySelectorAll(selector)].filter((end) => isHit(end) !== end);
      return `hid ${hidden.length} of its ends`;
    };
    for (const part of over) {
      const isLong = await dialog.evaluate((it) => {
        const all = [it, ...it.querySelectorAll('*')];
        for (const it of all) it.scrollTop = 0;
        const scrolls = (it: Element) => /auto|scroll/.test(getComputedStyle(it).overflowY);
        return all.some((it) => scrolls(it) && it.scrollHeight > it.clientHeight + 60);
      });
      const top = await yOf(text);
      const box = await targets[part].boundingBox();
      if (!box) throw new Error(`There is no ${part}`);
      // A part may reach below what the window shows of it.
      const shown = Math.min(box.height, (this.page.viewportSize()?.height ?? 0) * 0.9 - box.y);
      await wheelOver(this.page, { x: box.x + box.width / 2, y: box.y + shown / 2 });
      const read = async () => `the wheel over the ${part}: ${await dialog.evaluate(look, ends)}`;
      const still = `the wheel over the ${part}: hid 0 of its ends`;
      await expectStays(read, still);
      if (!isLong) continue;
      const message = `the wheel over the ${part} scrolls the text`;
      const moved = async () => top - (await yOf(text)) > 20;
      await expect.poll(moved, { message, timeout: 4_000 }).toBe(true);
    }
  }
}

for (const [size, hand] of [
  [phoneSize, 'finger'],
  [desktopSize, 'mouse'],
] as const) {
  const isPhone = hand === 'finger';

  test.describe(`${size.width} px`, () => {
    // In order, so that all share one context.
    test.describe.configure({ mode: 'default', timeout: 240_000 });

    let context: BrowserContext;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext({
        ...inMotion.contextOptions,
        viewport: size,
        hasTouch: isPhone,
      });
    });
    test.afterAll(() => context.close());

    /** Does rows in a tab of their own; gives those that failed. */
    const onTable = async (act: (table: Table) => Promise<unknown>) => {
      const table = await onDrawnPage(
        () => context.newPage(),
        async (page) => {
          const own = new Table(page, hand);
          await act(own);
          return own;
        },
      );
      await table.page.close();
      return table.faults;
    };
    const tableTest = (name: string, act: (table: Table) => Promise<unknown>) =>
      test(name, async () => expectNone(await onTable(act)));
    /** Does a row in a tab of its own, so that several can wait for answers at a time… */
    const inOwnTab = async (name: string, act: (own: Table) => Promise<unknown>) =>
      onTable((own) => own.row(name, () => act(own)));
    /** …and what comes before the waiting one after the other, so that hands are as quick as alone. */
    const inTurn = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      const result = turn.then(act);
      turn = result.catch(() => undefined);
      return result;
    };
    let turn: Promise<unknown> = Promise.resolve();

    for (const list of lists) {
      tableTest(`cards of ${list}`, async (table) => {
        const { page } = table;
        const kinds = Object.entries(items).filter(([, item]) => item.list === list);
        await table.open(list);
        for (const [index, [kind, item]] of kinds.entries()) {
          const dialog = dialogOf(page, item);
          await table.row(`${kind}: two ${isPhone ? 'taps' : 'clicks'} open it`, async () => {
            await table.at(list);
            await pressTwice(page, hand, await table.card(item));
            await table.seesDialog(item);
          });
          const over = item === items.pricedPackage ? parts : (['picture', 'footer'] as const);
          await table.row(`${kind}: the wheel over its ${over.join(', ')}`, async () => {
            await table.atDialog(item);
            await table.wheel(dialog, over);
          });
          const way = ways[(index * 2 + lists.indexOf(list)) % ways.length] ?? 'x';
          await table.row(`${kind}: ${way} leads back`, async () => {
            await table.atDialog(item);
            await table.leave(dialog, way);
          });
          await table.row(`${kind}: two presses 5 ms apart`, async () => {
            await table.at(list);
            await pressTwice(page, hand, await table.card(item), { apart: 5 });
            await table.seesDialog(item);
          });
          if (isPhone) continue;
          await table.row(`${kind}: a double click near the window’s lower edge`, async () => {
            await table.at(list);
            // The dialog does not reach there, so that the second click is beside it.
            await pressTwice(page, hand, await table.card(item, { place: 0.98 }));
            await table.seesDialog(item);
          });
        }
        await table.row('Back then leaves the list', async () => {
          await table.at(list);
          await step(page, -1);
          await table.sees(before, 'nothing', -1);
        });
      });
    }

    tableTest('a dialog that moves', async (table) => {
      const { page } = table;
      const dialog = dialogOf(page, item);
      const opened = `#details-${item.slug}:modal`;
      await table.open(item.list);
      const card = await table.card(item);
      await table.atDialog(item);
      const points = {
        keep: await pointOn(dialog.locator('[data-save]')),
        close: await pointOn(dialog.locator(close).last()),
        enquire: await pointOn(dialog.getByRole('link', { name: labels.enquireNow })),
      };
      await table.leave(dialog, 'Escape');
      const open = async (after: number, second: Point) => {
        await table.at(item.list);
        await pressInMotion(page, hand, { first: await table.card(item), opened, after, second });
      };
      for (const after of moments) {
        await table.row(`${after} ms after the card: the card again`, async () => {
          await table.at(item.list);
          await pressTwice(page, hand, await table.card(item), { apart: after });
          await table.seesDialog(item);
        });
        await table.row(`${after} ms after it opened: Keep`, async () => {
          const onCard = page.locator(`#${item.slug} [data-save]`);
          await table.at(item.list);
          const was = await onCard.getAttribute('aria-pressed');
          await open(after, points.keep);
          const pressed = String(was !== 'true');
          await expect(onCard).toHaveAttribute('aria-pressed', pressed, { timeout: 5_000 });
          await table.seesDialog(item);
        });
        if (after === 50 || after === 300) continue;
        await table.row(`${after} ms after Close: the card`, async () => {
          await table.atDialog(item);
          const closed = `body:not(:has(${opened}))`;
          await pressInMotion(page, hand, {
            ...{ first: points.close, opened: closed, after },
            // Where the card was brought to when it was pressed.
            second: card,
          });
          await table.agrees(item.list);
        });
        await table.row(`${after} ms after it opened: Close`, async () => {
          await open(after, points.close);
          await table.sees(item.list);
        });
      }
      for (const after of [0, 150]) {
        await table.row(`${after} ms after it opened: Enquire`, async () => {
          const [form] = await Promise.all([
            context.waitForEvent('page', { timeout: 5_000 }),
            open(after, points.enquire),
          ]);
          await form.close();
          await table.seesDialog(item);
        });
      }
    });

    test('dialogs that are slow', async () => {
      /** From now on dialogs come so long after `begin`. */
      const slowDialogs = async (page: Page, ms: number) => {
        let begin = () => {};
        const since = new Promise<void>((resolve) => {
          begin = resolve;
        });
        const count = await answerSlowly(page, anyDialog, ms, { since });
        const haveCome = () => count.asked > 0 && count.asked === count.answered;
        return { begin, allCome: () => expect.poll(haveCome, { timeout: ms + 6_000 }).toBe(true) };
      };
      const rows = slow.flatMap((ms, index) => [
        ...['two presses on a card', 'two cards in quick turn'].map((name, number) => {
          const way = ways[index * 2 + number] ?? 'x';
          return inOwnTab(`${ms} ms: ${name}, and ${way}`, async (own) => {
            const { begin, allCome } = await slowDialogs(own.page, ms);
            await inTurn(async () => {
              await own.open(item.list);
              // Low enough on the card that the next one is in the window too.
              const first = await own.card(item, { down: 0.75, place: 0.4 });
              const second = number ? await pointOnOther(own.page, item) : first;
              begin();
              await pressTwice(own.page, hand, first, { second });
            });
            await allCome();
            const dialog = own.page.locator('dialog:modal');
            await dialog.first().waitFor();
            await own.agrees(item.list);
            await own.leave(dialog, way);
          });
        }),
        inOwnTab(`${ms} ms: Back to the page before`, async (own) => {
          const { begin, allCome } = await slowDialogs(own.page, ms);
          await inTurn(async () => {
            await own.open(place.list);
            await own.page.locator(`a[href="${item.list}"]:visible`).first().click();
            await expect(own.page).toHaveURL(item.list);
            await ready(own.page);
            const card = await own.card(item);
            begin();
            await press(own.page, card, hand);
            await step(own.page, -1);
          });
          await allCome();
          await own.sees(place.list);
          await step(own.page, 1);
          await own.sees(item.list, 'nothing', 1);
        }),
        inOwnTab(`${ms} ms: Back within the page`, async (own) => {
          const { begin, allCome } = await slowDialogs(own.page, ms);
          await inTurn(async () => {
            await own.open(item.list);
            await own.page.locator('.skip-link').press('Enter');
            await expect(own.page).toHaveURL(/#content$/);
            const card = await own.card(item);
            begin();
            await press(own.page, card, hand);
            await step(own.page, -1);
          });
          await allCome();
          await own.sees(item.list);
        }),
      ]);
      expectNone((await Promise.all(rows)).flat());
    });

    tableTest('Back and Forward', async (table) => {
      const { page } = table;
      for (const times of [6, 5]) {
        await table.row(`${times} times, every 60 ms`, async () => {
          await table.open(item.list);
          await table.atDialog(item);
          await backAndForth(page, times);
          await table.agrees(item.list);
        });
      }
      for (const { address, list, slug } of [item, place]) {
        await table.row(`from ${list} to the page of an item that it links to`, async () => {
          await table.open(address);
          await page.locator(`a[href="${list}"]:visible`).first().click();
          await expect(page).toHaveURL(list);
          await ready(page);
          await expect(page.locator(`#${slug} a[data-dialog]`)).toBeAttached();
          await step(page, -1);
          await table.sees(address);
          await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
          await step(page, 1);
          await table.sees(list, 'nothing', 1);
        });
      }
    });

    tableTest('menus and popups', async (table) => {
      const { page } = table;
      const start = routes.privacy;
      await table.open(start);
      const banner = page.getByRole('banner');
      const popups = [
        {
          id: 'book-trip',
          start: item.address,
          opener: page.locator('[popovertarget=book-trip]:visible'),
        },
        {
          id: 'side-menu',
          start: routes.privacy,
          opener: page.getByRole('button', { name: labels.openMenu }),
        },
      ].slice(0, isPhone ? 2 : 1);
      for (const { id, start, opener } of popups) {
        await table.open(start);
        // Low in the window: to scroll further would hide the bar.
        const spot = () => pointOn(opener, { place: 0.97 });
        const dialog = page.locator(`#${id}`);
        const opened = `#${id}:modal`;
        for (const [name, how, apart] of [
          ['a double click', 'mouse', 100],
          ['two quick presses', hand, 70],
          ['two presses 5 ms apart', hand, 5],
        ] as const) {
          await table.row(`${id}: ${name}`, async () => {
            await table.at(start);
            await pressTwice(page, how, await spot(), { apart });
            await table.sees(start, id);
          });
        }
        const open = async (after: number, second: Point) => {
          await table.at(start);
          await pressInMotion(page, hand, { first: await spot(), opened, after, second });
        };
        await table.row(`${id}: the wheel, and beside`, async () => {
          await table.at(start);
          await press(page, await spot(), hand);
          await table.sees(start, id);
          await table.wheel(dialog, ['text', 'title']);
          await table.leave(dialog, 'beside');
        });
        await table.at(start);
        await press(page, await spot(), hand);
        await table.sees(start, id);
        // No control is there, nor comes by there: the side menu slides in from the left.
        const { y } = await pointOn(dialog.locator('[id$="-title"], nav p').last());
        const calm = { x: (await pointOn(dialog, { across: 0.65 })).x, y };
        const cross = await pointOn(dialog.locator(close).first());
        const inner = dialog.locator('input, a').first();
        const point = await pointOn(inner);
        for (const after of moments) {
          await table.row(`${id}: ${after} ms after it opened: its text`, async () => {
            await open(after, calm);
            await table.sees(start, id);
          });
        }
        // What slides has to be where it is pressed.
        const after = id === 'side-menu' ? 500 : 150;
        await table.row(`${id}: ${after} ms after it opened: the x`, async () => {
          await open(after, cross);
          await table.sees(start);
        });
        await table.row(`${id}: ${after} ms after it opened: the first control`, async () => {
          const href = await inner.getAttribute('href');
          await open(after, point);
          if (href) await expect(page).toHaveURL(href);
          else await expect(inner).toBeFocused();
        });
      }
      await table.open(start);
      const menus = await banner.locator('summary:visible').all();
      for (const [index, summary] of menus.entries()) {
        const links = banner.locator('details').nth(index).locator('a');
        for (const apart of [5, 100]) {
          await table.row(`menu ${index + 1}: two clicks ${apart} ms apart`, async () => {
            await table.at(start);
            await pressTwice(page, hand, await pointOn(summary), { apart });
            await table.sees(start, 'details');
          });
        }
        await table.row(`menu ${index + 1}: its link, at once`, async () => {
          await table.at(start);
          const first = await pointOn(summary);
          await press(page, first, hand);
          await table.sees(start, 'details');
          const second = await pointOn(links.first(), { place: 0 });
          await press(page, await pointOn(page.locator('h1')), hand);
          await table.sees(start);
          const opened = 'header details[open]';
          await pressInMotion(page, hand, { first, opened, after: 0, second });
          await expect(page).toHaveURL((await links.first().getAttribute('href')) ?? '');
        });
      }
    });

    test('forms', async () => {
      const open = (page: Page, name: (typeof enquiryForms)[number]['name']) =>
        inTurn(async () => {
          const form = await new EnquiryFormPage(page, name).open();
          await form.fill();
          return form;
        });
      const all = enquiryForms.flatMap(({ name }) => [
        inOwnTab(`${name}: a double click, answered after 700 ms`, async ({ page }) => {
          const form = await open(page, name);
          await answerSlowly(page, mailService, 700, {
            answer: (it) => it.fulfill({ body: 'OK' }),
          });
          await pressTwice(page, hand, await pointOn(form.button));
          const read = async () =>
            `${form.requests.length} sent: ${await form.alert.textContent()}`;
          await expectStays(read, `1 sent: ${words.sent}`, 8_000);
        }),
        ...[200, 400].map((status) =>
          inOwnTab(`${name}: a double click, and away before the answer ${status}`, async (own) => {
            const { page } = own;
            const form = await open(page, name);
            await answerSlowly(page, mailService, 2_500, {
              answer: (it) => it.fulfill({ status }),
            });
            const tells = tellsOfUnfinished(page);
            await pressTwice(page, hand, await pointOn(form.button));
            await expectStays(async () => `${form.requests.length} sent`, '1 sent');
            await form.notes.locator(`a[href="${routes.privacy}"]`).click();
            await expect.poll(tells, { message: 'leaving tells', timeout: 6_000 }).toBe(true);
          }),
        ),
      ]);
      expectNone((await Promise.all(all)).flat());
    });

    if (isPhone) return;
    tableTest('the wheel at 768 px', async (table) => {
      await table.page.setViewportSize({ width: 768, height: 1024 });
      await table.open(item.list);
      for (const part of parts) {
        await table.row(`over the ${part}`, async () => {
          await table.atDialog(item);
          await table.wheel(dialogOf(table.page, item), [part]);
        });
      }
    });
  });
}

/** A point of the window where another card than the item's is. */
async function pointOnOther(page: Page, { address }: Item): Promise<Point> {
  const point = await page.evaluate((address) => {
    for (let y = innerHeight - 120; y > 100; y -= 20) {
      for (let x = 10; x < innerWidth; x += 20) {
        const card = document.elementFromPoint(x, y)?.closest('a[data-dialog]');
        if (card && card.getAttribute('href') !== address) return { x, y };
      }
    }
    return undefined;
  }, address);
  if (!point) throw new Error('No other card is in the window');
  return point;
}
