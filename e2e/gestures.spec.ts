import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { open } from './page';
import { cardOf, desktopSize, inMotion, items, phoneSize } from './site';

// Playwright's click() waits until nothing moves, and presses once. These tests press where a hand would,
// whatever the page is doing.

test.use({ ...inMotion, viewport: desktopSize });

const { pricedPackage: item } = items;
const id = `details-${item.slug}`;

/** Brings the middle of an element to a place of the window's height, from 0 to 1, and says where it is. */
function pointOn(target: Locator, place = 0.5): Promise<{ x: number; y: number }> {
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
async function expectView(page: Page, wanted: string) {
  await expect.poll(() => view(page)).toBe(wanted);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  });
  expect(await view(page)).toBe(wanted);
}

const opened = `${item.route} ${id} 1`;
const onCard = { route: item.list, target: `#${item.slug} img`, size: desktopSize, view: opened };
const onPhone = { route: routes.privacy, size: phoneSize, place: 0.97, delay: 100 };

/** What is clicked, at which place of the window, with how many ms between two clicks, and the view then. */
const doubleClicks = {
  'a card, fast,': { ...onCard, place: 0.5, delay: 0 },
  'a card, slowly,': { ...onCard, place: 0.5, delay: 100 },
  // There the dialog does not reach: the second click is beside it.
  'a card low in the window': { ...onCard, place: 0.98, delay: 100 },
  'Book Your Trip': {
    ...onPhone,
    target: '[popovertarget=book-trip]:visible',
    view: `${routes.privacy} book-trip 1`,
  },
  'the menu button': {
    ...onPhone,
    target: `header [aria-label="${labels.openMenu}"]`,
    view: `${routes.privacy} side-menu 0`,
  },
};

for (const [what, { route, target, size, place, delay, view }] of Object.entries(doubleClicks)) {
  test(`a double click on ${what} opens once`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, route);
    const { x, y } = await pointOn(page.locator(target), place);
    await page.mouse.dblclick(x, y, { delay });
    await expectView(page, view);
  });
}

test('a double click on the x leads to nothing behind it', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, item.list);
  await cardOf(page, item).click();
  await expectView(page, opened);
  const { x, y } = await pointOn(page.locator(`#${id} button`).first());
  await page.mouse.dblclick(x, y, { delay: 100 });
  await expectView(page, `${item.list}  0`);
});
