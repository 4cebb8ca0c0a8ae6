import { expect, type Page, test } from '@playwright/test';
import { cardOf, dialogOf, items } from './items';
import { open, ready } from './ready';
import { inMotion } from './site';

// A picture moves from the card to the dialog and on to the page, so that one sees where one is.

test.use(inMotion);

const item = items.place;

declare global {
  interface Window {
    /** What each view transition of the page has moved, besides the whole page. */
    moved: string[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.moved = [];
    const record = ({ ready }: ViewTransition) =>
      ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        window.moved.push(parts.find((name) => /group.*picture/.test(name)) ?? 'nothing');
      });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void record(transition);
      return transition;
    };
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) void record(viewTransition);
    });
  }),
);

const moved = (page: Page) =>
  page.evaluate(() => window.moved.map((it) => it.replace(/.*\(/, '(')));

async function openDialog(page: Page) {
  await open(page, item.list);
  await cardOf(page, item).click();
  await expect(dialogOf(page, item)).toBeVisible();
}

test('the picture moves from the card to the dialog', async ({ page }) => {
  await openDialog(page);
  await expect.poll(() => moved(page)).toEqual(['(picture)']);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

for (const [how, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
})) {
  test(`the picture moves back to the card: ${how}`, async ({ page }) => {
    await openDialog(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-view-changing');
    await close(page);
    await expect.poll(() => moved(page)).toEqual(['(picture)', '(picture)']);
    await expect(page).toHaveURL(item.list);
    await expect(dialogOf(page, item)).toBeHidden();
    await expect(cardOf(page, item)).toBeFocused();
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });
}

test('the picture moves from the dialog to the page', async ({ page }) => {
  await openDialog(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-view-changing');
  await dialogOf(page, item).locator(`a[href="${item.route}"]`).click();
  // A page that is painted before its picture was read fades in as a whole.
  await expect.poll(() => moved(page)).toHaveLength(1);
  await expect(page.locator('.item-picture')).toHaveCSS('view-transition-name', 'item-picture');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await openDialog(page);
    expect(await moved(page)).toEqual([]);
    await dialogOf(page, item).locator(`a[href="${item.route}"]`).click();
    await expect(dialogOf(page, item)).toHaveCount(0);
    await ready(page);
    expect(await moved(page)).toEqual([]);
  });
});
