import { expect, type Locator, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { open, waitForFonts } from './page';
import { cardOf, desktopSize, dialogOf, items, phoneSize } from './site';

// Visitors without a mouse use Tab. Nothing is animated, so the order is always the same.

/** A page of medium length, with a form. */
const route = routes.flights;

/** Presses a key repeatedly. Each element in the root must be focused once, visible and with an outline. */
async function expectWalk(page: Page, root: Locator, key: string) {
  const count = await root.evaluate(numberStops);
  expect(count).toBeGreaterThan(3);
  const visited: number[] = [];
  const issues: string[] = [];
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press(key);
    const { index, issue } = await page.evaluate(currentStop);
    // A date field has several parts.
    if (index === visited.at(-1)) continue;
    if (visited.includes(index)) break;
    // After the last element, the focus leaves the page.
    if (index >= 0) visited.push(index);
    if (index >= 0 && issue) issues.push(issue);
  }
  expect(issues).toEqual([]);
  expect(visited.sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
}

/** Numbers all elements in the root that the keyboard must reach. @returns their count */
function numberStops(root: Element): number {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (it) =>
      !it.closest('[inert], dialog:not([open])') &&
      it.tabIndex >= 0 &&
      it.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, stop] of stops.entries()) stop.dataset.index = String(index);
  return stops.length;
}

/** The number of the focused element, and any issue with its appearance. */
function currentStop() {
  const active = document.activeElement as HTMLElement;
  const { top, bottom, left, right, height } = active.getBoundingClientRect();
  const { position, outlineStyle, outlineWidth } = getComputedStyle(active);
  const isOver = position === 'fixed' || active.closest('header, dialog, .contact-bar');
  const ceiling = isOver ? 0 : (document.querySelector('header')?.clientHeight ?? 0);
  const isBelowHeader = top >= ceiling - 1 || height > innerHeight / 2;
  const bar = document.querySelector('.contact-bar')?.getBoundingClientRect();
  const isCovered = !isOver && bar?.left === 0 && bar.height > 0 && top >= bar.top;
  const isInWindow =
    !isCovered && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // In a date field, the browser marks the focused part.
  const isPart = active.matches('[type=date]:not(:focus-visible)');
  const isOutlined = isPart || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
  const isSeen = isBelowHeader && isInWindow && isOutlined;
  const issue = isSeen ? '' : `not seen: ${active.outerHTML.slice(0, 120)}`;
  return { index: Number(active.dataset.index ?? -1), issue };
}

for (const [size, ...keys] of [
  [desktopSize, 'Shift+Tab'],
  // Here, a bar may cover what Tab reaches.
  [phoneSize, 'Tab', 'Shift+Tab'],
] as const) {
  test(`the keyboard reaches everything on a page at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, route);
    await waitForFonts(page);
    // The script shows the carousel's buttons.
    const carousel = page.locator('.carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-state', 'paused');
    // Until the form's code has loaded, its button is disabled, and Tab skips it.
    const submit = page.locator('main form [type=submit]');
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeEnabled();
    await page.evaluate(() => scrollTo(0, 0));
    // The first walk ends where it began.
    for (const key of keys) {
      await test.step(key, () => expectWalk(page, page.locator('body'), key));
    }
  });
}

test('the keyboard opens a dialog, scrolls it, reaches all, and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 500 });
  await open(page, items.sight.list);
  await waitForFonts(page);
  const card = cardOf(page, items.sight);
  await card.press('Enter');
  const dialog = dialogOf(page, items.sight);
  await expect(dialog.locator('div:focus').getByRole('heading')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await expectWalk(page, dialog, 'Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('the first Tab focuses the link that skips to the content', async ({ page }) => {
  await page.goto(route);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.layout.skipToContent });
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
