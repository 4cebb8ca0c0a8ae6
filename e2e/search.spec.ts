import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes, searchPath } from '@/lib/routes';
import { getSearchRecords } from '@/lib/search/site-records';
import { fillIn } from '@/lib/text/fill-in';
import { testSite } from '../scripts/setup/build.mjs';
import { listAxeFaults } from './axe';
import { horizontalOverflow } from './layout';
import { holdRequests, open, ready } from './ready';
import { desktopSize, phoneSize } from './site';

const { said: words, next, field: fieldName, examples } = pages.search;
const island = itemsOf('place').find(({ alsoCalled }) => alsoCalled);
if (!island?.alsoCalled) throw new Error('e2e/content/ lacks a place with another name');
const [otherName = ''] = island.alsoCalled;

const field = (page: Page) => page.getByRole('searchbox', { name: fieldName });
const results = (page: Page) => page.locator('.search-results li a');
const said = (page: Page) => page.locator('.search-results').getByRole('status');
const asked = (typed: string) => `${routes.search}?${new URLSearchParams({ q: typed })}`;

test('by keyboard: another name finds the place, Enter stays, Tab leads on', async ({ page }) => {
  await open(page, routes.search);
  await field(page).focus();
  await page.keyboard.type(otherName);
  await expect(results(page).first()).toHaveAttribute('href', routeOf(island));
  await expect(results(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(asked(otherName));
  await page.keyboard.press('Tab');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routeOf(island));
  await test.step('Back shows the same results, a reload too', async () => {
    await page.goBack();
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(field(page)).toHaveValue(otherName);
      await expect(results(page).first()).toHaveAttribute('href', routeOf(island));
    }
  });
  await test.step('Escape clears the field, the results and the address', async () => {
    await ready(page);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
    await expect(said(page)).toBeEmpty();
    await expect(page).toHaveURL(routes.search);
  });
});

test('the icon in the header leads into the field', async ({ page }) => {
  await open(page, routes.privacy);
  await page.getByRole('banner').getByRole('link', { name: labels.search }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the field is on the first screen, and its examples find', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, routes.search);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  for (const example of examples.words) {
    const link = page.getByRole('search').getByRole('link', { name: example, exact: true });
    await link.click();
    await expect(page).toHaveURL(asked(example));
    await expect(field(page)).toHaveValue(example);
    await expect(results(page).first()).toBeVisible();
    await expect(link).toBeHidden();
    await page.goBack();
    await expect(link).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  }
});

test('of many results the best stand first, and a button shows all', async ({ page }) => {
  await open(page, routes.search);
  await field(page).fill('island');
  await expect(said(page)).toHaveText(new RegExp(words.more.replace(/\{\w+\}/g, '\\d+')));
  const best = await results(page).count();
  const all = page.locator('.search-results').getByRole('button');
  const count = Number(/\d+/.exec((await all.textContent()) ?? ''));
  expect(count).toBeGreaterThan(best);
  await all.press('Enter');
  await expect(results(page)).toHaveCount(count);
  await expect(said(page)).toHaveText(fillIn(words.other, { count }));
  // The button is gone: the focus is where the list goes on.
  await expect(all).toBeHidden();
  await expect(results(page).nth(best)).toBeFocused();
  await field(page).fill(otherName);
  await expect(all).toBeHidden();
});

test('what is not there: it says so, and what to do next', async ({ page }) => {
  await open(page, routes.search);
  const letters = page.getByRole('navigation', { name: pages.search.letters });
  await expect(letters).toBeVisible();
  await field(page).fill('<b>xyzzy');
  await expect(said(page)).toHaveText(fillIn(words.none, { words: '<b>xyzzy' }));
  await expect(results(page)).toHaveCount(0);
  const ask = page.locator('.search-results').getByRole('link', { name: next.action.label });
  await expect(ask).toHaveAttribute('href', next.action.href);
  await field(page).fill(otherName);
  await expect(ask).toBeHidden();
  await test.step('what is found stands alone; without words the whole site is there again', async () => {
    await expect(letters).toBeHidden();
    await field(page).fill('');
    await expect(letters).toBeVisible();
  });
});

test('on a phone the folded letters need no bar: each opens by keyboard', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, routes.search);
  await expect(page.getByRole('navigation', { name: pages.search.letters })).toBeHidden();
  for (const letter of await page.locator('.letters section').all()) {
    await letter.locator('summary').press('Enter');
    await expect(letter.getByRole('link').first()).toBeVisible();
  }
});

test('what it needs is fetched when the field gets the focus, 40 KB at most', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, routes.search);
  await page.waitForLoadState('networkidle');
  const before = fetched.length;
  expect(fetched).not.toContain(searchPath);
  await field(page).focus();
  await expect.poll(() => fetched).toContain(searchPath);
  const bytes = fetched
    .slice(before)
    .map((file) => brotliCompressSync(readFileSync(`${testSite}${file}`)).length)
    .reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(40_000);
});

test('the words that were typed last win, however late the answer is', async ({ page }) => {
  const release = await holdRequests(page, `**${searchPath}`);
  await open(page, routes.search);
  await field(page).fill('xyzzy');
  await expect(said(page)).toHaveText(words.wait);
  await field(page).fill(otherName);
  release();
  await expect(results(page).first()).toHaveAttribute('href', routeOf(island));
  await expect(said(page)).not.toContainText('xyzzy');
});

test('when it has not arrived it says so, and typing asks again', async ({ page }) => {
  await page.route(`**${searchPath}`, (route) => route.abort());
  await open(page, asked(otherName));
  await expect(said(page)).toHaveText(words.failed);
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${routeOf(island)}"]`)
      .first(),
  ).toBeVisible();
  await page.unroute(`**${searchPath}`);
  await field(page).fill(`${otherName} `);
  await expect(results(page).first()).toHaveAttribute('href', routeOf(island));
});

test('axe finds nothing in results and where there are none, and they fit', async ({ page }) => {
  for (const [typed, size] of [
    [otherName, { width: 320, height: 568 }],
    ['xyzzy', desktopSize],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, asked(typed));
    await expect(said(page)).toHaveText(/./);
    await expect(said(page)).not.toHaveText(words.wait);
    expect(await listAxeFaults(page), typed).toEqual([]);
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything stands from A to Z, and there is no field', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto(routes.search);
    await expect(field(page)).toBeHidden();
    const listed = await page
      .locator('main section section a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect([...new Set(listed)].sort()).toEqual(
      getSearchRecords()
        .map(({ href }) => href)
        .sort(),
    );
    const other = page.getByRole('main').getByRole('link', { name: otherName });
    await expect(other).toHaveAttribute('href', routeOf(island));
    const letter = page
      .getByRole('navigation', { name: pages.search.letters })
      .getByRole('link')
      .last();
    await letter.click();
    await expect(page).toHaveURL(/#letter-/);
    const question = page.getByRole('main').locator(`a[href^="${routes.questions}#"]`).first();
    await expect(question).toBeHidden();
    await page.locator('main summary').filter({ hasText: pages.questions.banner.heading }).click();
    await expect(question).toBeVisible();
  });
});
