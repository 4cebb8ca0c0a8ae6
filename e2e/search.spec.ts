import { expect, type Page, test } from '@playwright/test';
import { labels, pages } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { testWithExtensions } from './browser-extensions';
import { pages as exported } from './exported-site';
import { expectNoOverflow, listAxeViolations, open, waitForScripts } from './page';
import { smallestSize } from './site';

// Tests in lib/search/ check the results and their order, and tests in components/search/ what the page says.

const { results: listName, field: fieldName, examples } = pages.search;
/** A place, and its other name. */
const island = '/topplaces/south-island';
const otherName = 'Green Island';

const field = (page: Page) => page.getByRole('searchbox', { name: fieldName });
const results = (page: Page) => page.getByRole('list', { name: listName }).getByRole('link');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const searchUrl = (typed: string) => `${routes.search}?${new URLSearchParams({ q: typed })}`;
const expectIsland = (page: Page) => expect(results(page).first()).toHaveAttribute('href', island);

testWithExtensions(
  'another name finds a place, Enter stays on the page, and the address keeps the query',
  async ({ page }) => {
    await open(page, routes.search);
    await page.mouse.move(1, 1);
    // React may replace a translated field. It can't give back the focus in a window that has no focus yet.
    await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated', '');
    await field(page).fill(otherName);
    await expectIsland(page);
    await field(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(searchUrl(otherName));
    await results(page).first().click();
    await expect(page).toHaveURL(island);
    await page.goBack();
    await waitForScripts(page);
    // Browsers restore the words even before the field works.
    await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated', '');
    await expect(field(page)).toHaveValue(otherName);
    await expectIsland(page);
  },
);

test('the icon in the header leads to the field, and the examples have results', async ({
  page,
}) => {
  // In a narrower window, the link is in the menu.
  await page.setViewportSize({ ...smallestSize, width: 400 });
  await open(page, routes.privacy);
  await page.getByRole('banner').getByRole('link', { name: labels.layout.search }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  for (const example of examples.queries) {
    await page.getByRole('link', { name: example, exact: true }).first().click();
    await expect(page).toHaveURL(searchUrl(example));
    await expect(field(page)).toHaveValue(example);
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
  }
});

test('the page says that it has no results, and stays accessible', async ({ page }) => {
  await page.setViewportSize(smallestSize);
  await open(page, routes.search);
  await field(page).fill('<b>xyzzy');
  await expect(status(page)).toHaveText('None <b>xyzzy');
  expect(await listAxeViolations(page)).toEqual([]);
  await field(page).fill(otherName);
  await expectIsland(page);
  expect(await listAxeViolations(page)).toEqual([]);
  await expectNoOverflow(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are in lists, and there is no field', async ({ page }) => {
    await page.goto(routes.search);
    await expect(field(page)).toBeHidden();
    const hrefs = await page
      .locator('main details a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const others: string[] = [routes.search, routes.offline];
    const wanted = exported.map(({ route }) => route).filter((route) => !others.includes(route));
    expect(hrefs.sort()).toEqual(wanted.sort());
    await page.getByText(pages.places.topPlaces.kind, { exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name: otherName })).toBeVisible();
  });
});
