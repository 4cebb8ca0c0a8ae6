import { expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { ready } from './ready';
import { desktopSize, phoneSize, shapedRoutes, tabletSize } from './site';

// The chat, the phone and the next step must be at hand and cover nothing.

const [place] = itemsOf('place').map(routeOf);
const [trip] = itemsOf('package').map(routeOf);
const bar = (page: Page) => page.locator('.contact-bar');
const step = (page: Page) => page.locator('.bar-step').filter({ visible: true });

/** What can be read or pressed in the page itself, as far as it is seen, and meets a box. */
function listCovered(box: { left: number; top: number; right: number; bottom: number }): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    // Text for screen readers only is in a box of one pixel.
    if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
    if (parent.closest('header, dialog, .contact-bar, .bar-step')) continue;
    const clip = parent.closest('.shelf, .carousel-view, nav ul')?.getBoundingClientRect();
    range.selectNodeContents(text);
    const boxes = [
      ...range.getClientRects(),
      ...(parent.closest('a, button')?.getClientRects() ?? []),
    ];
    for (const rect of boxes) {
      const left = Math.max(rect.left, clip?.left ?? rect.left);
      const right = Math.min(rect.right, clip?.right ?? rect.right);
      const isSeen = right - left > 1 && rect.height > 1;
      const meets =
        left < box.right && right > box.left && rect.top < box.bottom && rect.bottom > box.top;
      if (isSeen && meets) found.add(parent.textContent.trim().slice(0, 60));
    }
  }
  return [...found].filter(Boolean);
}

/** The box of an element, or the column above and below it. */
async function boxOf(page: Page, column = false) {
  const { left, right, top, bottom } = await bar(page).evaluate((it) => it.getBoundingClientRect());
  return column
    ? { left, right, top: Number.MIN_SAFE_INTEGER, bottom: Number.MAX_SAFE_INTEGER }
    : { left, right, top, bottom };
}

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing ever lies under the round buttons, and every page ends above the bar', async ({
    page,
  }) => {
    for (const route of shapedRoutes) {
      await page.goto(route);
      for (const width of [1408, desktopSize.width]) {
        await page.setViewportSize({ width, height: 900 });
        const covered = async () => page.evaluate(listCovered, await boxOf(page, true));
        await expect.poll(covered, `${route} ${width}`).toEqual([]);
      }
      for (const size of [phoneSize, tabletSize]) {
        await page.setViewportSize(size);
        const coveredAtEnd = async () => {
          await toEnd(page);
          return page.evaluate(listCovered, await boxOf(page));
        };
        await expect.poll(coveredAtEnd, `${route} ${size.width}`).toEqual([]);
      }
    }
  });

  test('the first screen of home ends above the bar, with its price', async ({ page }) => {
    for (const size of [phoneSize, tabletSize, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await page.goto(routes.home);
      const price = await page.locator('main a[href="/packages"]').first().boundingBox();
      const { top } = await boxOf(page);
      expect((price?.y ?? top) + (price?.height ?? 1)).toBeLessThanOrEqual(top);
    }
  });

  test('what lies under the bar is found', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto(routes.privacy);
    await page.locator('main').evaluate((main) => {
      main.replaceChildren('words '.repeat(3000));
    });
    expect(await page.evaluate(listCovered, await boxOf(page))).toHaveLength(1);
  });
});

test.describe('with scripts', () => {
  test.use({ viewport: phoneSize });

  test('the bar leaves while one reads down, and returns on the way up and at the end', async ({
    page,
  }) => {
    await page.goto(place ?? 'none');
    await ready(page);
    await expect(bar(page)).toBeInViewport();
    await page.mouse.wheel(0, 500);
    await expect(bar(page)).not.toBeInViewport();
    await expect(step(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar(page)).toBeInViewport();
    await expect(step(page)).toBeInViewport();
    await page.mouse.wheel(0, 200);
    await expect(bar(page)).not.toBeInViewport();
    await toEnd(page);
    await expect(bar(page)).toBeInViewport();
  });

  test('the keyboard reaches what has left', async ({ page }) => {
    await page.goto(place ?? 'none');
    await ready(page);
    await page.mouse.wheel(0, 500);
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).getByRole('link').first().focus();
    await expect(bar(page)).toBeInViewport();
  });

  test('it gives way to keyboards, dialogs and paper', async ({ page }) => {
    await page.goto(routes.contact);
    await ready(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);
    await field.blur();
    await expect(bar(page)).toBeVisible();
    // A day is chosen from a picker: there is no keyboard that the bar would stand on.
    await page.locator('main input[type=date]').first().focus();
    await expect(bar(page)).toBeVisible();

    // What became of the enquiry, and what to do next, is said in the form.
    await page.locator('main form button').last().click();
    await expect(page.locator('main form').getByRole('alert')).not.toBeEmpty();
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);

    await page.goto(routes.home);
    await ready(page);
    const point = await boxOf(page);
    await step(page).click();
    const isBehind = await page.evaluate(
      ({ left, bottom }) =>
        document.elementFromPoint(left + 30, bottom - 30)?.closest('dialog') !== null,
      point,
    );
    expect(isBehind).toBe(true);

    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);
  });

  test('a screen has one coral act, whatever is in view', async ({ page }) => {
    const coral = () =>
      page.evaluate(() => {
        const isCoral = (act: Element) =>
          getComputedStyle(act).backgroundColor === 'rgb(255, 107, 87)';
        return [...document.querySelectorAll('a, button')].filter((act) => {
          const { top, bottom, left, right } = act.getBoundingClientRect();
          const isIn = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
          return isIn && act.checkVisibility() && isCoral(act);
        }).length;
      });
    for (const size of [phoneSize, tabletSize, { width: 1337, height: 900 }, desktopSize]) {
      await page.setViewportSize(size);
      await page.goto(routes.packages);
      await ready(page);
      await expect.poll(coral, `first screen, ${size.width}`).toBe(1);
      await page.getByRole('region', { name: pages.promo.heading }).getByRole('link').focus();
      await expect.poll(coral, `promo, ${size.width}`).toBe(1);
    }
  });

  test('its next step is that of the page', async ({ page }) => {
    const steps = {
      [routes.home]: labels.bookTrip,
      [trip ?? 'none']: labels.bookTrip,
      [place ?? 'none']: labels.enquireNow,
      [routes.flights]: labels.bar.write,
    };
    for (const [route, text] of Object.entries(steps)) {
      await page.goto(route);
      await ready(page);
      await expect(step(page)).toHaveText(new RegExp(`^${text}`));
    }
    await step(page).click();
    await expect(page.locator('main form')).toBeInViewport();
  });
});
