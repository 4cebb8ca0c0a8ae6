import { expect, type Page, test } from '@playwright/test';
import { hold, holdScripts, ready } from './ready';
import { phoneSize } from './site';

// Blocks far below are laid out after the first view: never before somebody needs their true length.

test.use({ viewport: phoneSize });

const later = 'main section, footer';
const whole = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-whole', '');

/** Blocks whose layout the browser may leave out. */
const waiting = (page: Page) =>
  page
    .locator(later)
    .evaluateAll(
      (blocks) => blocks.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length,
    );

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Only when the fonts are there is laid out what is far below. */
const holdFonts = (page: Page) => hold(page, '**/*.woff2');

test('a page that is read from its top is completed after its first view', async ({ page }) => {
  await holdScripts(page);
  const release = await holdFonts(page);
  await page.goto('/packages', { waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBeGreaterThan(2);
  release();
  await whole(page);
  expect(await waiting(page)).toBe(0);
});

test('every block that waits is seen by who scrolls there before', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/packages', { waitUntil: 'domcontentloaded' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  const inside = () =>
    page.locator('footer').evaluate((it) => it.firstElementChild?.clientHeight ?? 0);
  await expect.poll(inside).toBeGreaterThan(300);
  await expect(page.getByRole('contentinfo').getByText('2024')).toBeVisible();
  expect(await waiting(page)).toBeGreaterThan(2);
});

for (const [what, go] of Object.entries({
  'a place in it': (page: Page) =>
    page.goto('/packages#flagship-packages', { waitUntil: 'domcontentloaded' }),
  'a reload': async (page: Page) => {
    await page.goto('/packages', { waitUntil: 'domcontentloaded' });
    await page.reload({ waitUntil: 'domcontentloaded' });
  },
})) {
  test(`with ${what} a page has its true length from the start`, async ({ page }) => {
    await holdFonts(page);
    await go(page);
    expect(await waiting(page)).toBe(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its true length', async ({ page }) => {
    await page.goto('/packages');
    expect(await waiting(page)).toBe(0);
  });
});

test('Back leads to the place that one has left', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
  await whole(page);
  const length = await lengthOf(page);
  const heading = page.locator('#flagship-packages');
  await heading.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const place = await heading.evaluate((it) => it.getBoundingClientRect().top);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Flights', exact: true });
  await link.evaluate((it) => (it as HTMLElement).click());
  await expect(page).toHaveURL('/flights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/packages');
  await expect(heading).toBeAttached();
  expect(await waiting(page)).toBe(0);
  expect(await lengthOf(page)).toBe(length);
  await expect
    .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top))
    .toBeCloseTo(place, 0);
});

test('a page that one goes to softly waits as well, and is completed', async ({ page }) => {
  await page.goto('/flights');
  await ready(page);
  await whole(page);
  await page.evaluate(() => {
    const kinds: string[] = [];
    Object.assign(window, { kinds });
    new MutationObserver(() => {
      const [, , block] = document.querySelectorAll('.price-filter section');
      if (block) kinds.push(getComputedStyle(block).contentVisibility);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Packages', exact: true })
    .first()
    .evaluate((it) => (it as HTMLElement).click());
  await expect(page).toHaveURL('/packages');
  await whole(page);
  expect(await page.evaluate(() => (window as unknown as { kinds: string[] }).kinds[0])).toBe(
    'auto',
  );
  expect(await waiting(page)).toBe(0);
});
