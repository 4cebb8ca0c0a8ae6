import { expect, type Page, test } from '@playwright/test';
import { pages } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { listAxeViolations, open, reload } from './page';
import { phoneSize } from './site';

// Of the six packages, one is in the second band, two are in the third, one is above all bands, two hide their price.
const every = itemsOfType('package').map(({ slug }) => slug);
const second = ['family-2-nights'];
const third = ['honeymoon-2-nights', 'family-2-nights-grandparents'];
const all = 'All (6)';
const { filter, flagshipPackages } = pages.packages;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Price' });
const option = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

/** Expects this state, which the filter also tells screen readers. */
async function expectShown(
  page: Page,
  name: string,
  slugs: readonly string[],
  said = `${slugs.length} of 6 packages`,
) {
  await expect(nav(page).locator('[aria-current]')).toHaveText([name]);
  await expect(nav(page).getByRole('status')).toHaveText(said);
  const cards = page.locator('main article').filter({ visible: true });
  await expect.poll(() => cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(slugs);
  const isFiltered = slugs.length < every.length;
  await expect(page.getByText('2 more on request.')).toBeVisible({ visible: isFiltered });
}

const expectAll = (page: Page, said = '4 with a price, 2 on request') =>
  expectShown(page, all, every, said);

test('each choice adds an entry to the history, and survives a reload', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, '/packages?price=25000-50000');
  // This state shows that the filter has started. Before, its links would load the page again.
  await expectShown(page, '25000-50000 (2)', third);
  await option(page, '15000-25000 (1)').press('Enter');
  await expectShown(page, '15000-25000 (1)', second);
  await option(page, '25000-50000 (2)').click();
  await reload(page);
  await expectShown(page, '25000-50000 (2)', third);
  await page.goBack();
  await expectShown(page, '15000-25000 (1)', second);
  await page.goBack();
  await expectShown(page, '25000-50000 (2)', third);
});

test('a band without a package says so, is accessible, and leads back to all', async ({ page }) => {
  await open(page, '/packages?price=below-15000');
  await expectShown(page, 'Below 15000 (none)', []);
  await expect(page.getByText(filter.empty)).toBeVisible();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: filter.reset }).press('Enter');
  await expectAll(page);
  await expect(option(page, all)).toBeFocused();
  await expect(page).toHaveURL('/packages');
  // A link leads to the packages that no band contains.
  await option(page, '15000-25000 (1)').click();
  await page.getByRole('link', { name: filter.seeOnRequest }).click();
  await expect(page.getByRole('heading', { name: flagshipPackages.heading })).toBeInViewport();
  await expectAll(page, '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all packages are shown, and no filter', async ({ page }) => {
    await page.goto('/packages?price=15000-25000');
    await expect(page.locator('main article:visible')).toHaveCount(every.length);
    await expect(nav(page)).toBeHidden();
  });
});
