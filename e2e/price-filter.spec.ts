import { expect, type Page, test } from '@playwright/test';
import { itemsOf } from '@/lib/content/query/items';
import { listAxeFaults } from './axe';
import { pageAt, textOf } from './exported-site';
import { open, ready } from './ready';
import { phoneSize } from './site';

// Six packages: one in the second band, two in the third, one above all bands, two on request.
const secondBand = ['family-2-nights'];
const thirdBand = ['honeymoon-2-nights', 'family-2-nights-grandparents'];
const everyPackage = itemsOf('package').map(({ slug }) => slug);
const [second, third] = ['15000-25000', '25000-50000'] as const;

const radio = (page: Page, value: string) => page.locator(`input[name=price][value="${value}"]`);
const empty = (page: Page) => page.getByText('No package has a price in this band.');
const status = (page: Page) => page.locator('.price-filter > [role=status]');

async function expectShown(page: Page, value: string, slugs: readonly string[]) {
  await expect(radio(page, value)).toBeChecked();
  const cards = page.locator('main article').filter({ visible: true });
  await expect.poll(() => cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(slugs);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a band shows its packages, their sections and number; an empty one leads back', async ({
      page,
    }) => {
      await page.goto('/packages');
      await expectShown(page, 'all', everyPackage);
      await radio(page, second).check();
      await expectShown(page, second, secondBand);
      await expect(page.locator('main h2:visible')).toHaveText(['Family Packages']);
      await expect(empty(page)).toBeHidden();
      await radio(page, third).check();
      await expectShown(page, third, thirdBand);
      await radio(page, 'below-15000').check();
      await expectShown(page, 'below-15000', []);
      await expect(empty(page)).toBeVisible();
      await page.getByRole('button', { name: 'All packages' }).click();
      await expectShown(page, 'all', everyPackage);
      await expect(empty(page)).toBeHidden();
    });

    test('the line on packages on request leads to them', async ({ page }) => {
      await page.goto('/packages');
      // Without the scripts the same link works by itself, and moves no focus.
      if (javaScriptEnabled) await ready(page);
      const link = page.getByRole('link', { name: 'See the Flagship Packages' });
      await expect(link).toBeHidden();
      await radio(page, second).check();
      await expect(page.getByText('2 more on request.')).toBeVisible();
      await link.click();
      await expectShown(page, 'all', everyPackage);
      const heading = page.getByRole('heading', { name: 'Flagship Packages' });
      await expect(heading).toBeInViewport();
      if (javaScriptEnabled) await expect(heading).toBeFocused();
    });
  });
}

test('each choice is in the address and the history, and survives a reload', async ({ page }) => {
  await open(page, '/packages?from=chat');
  await radio(page, second).check();
  await expect(page).toHaveURL(`/packages?from=chat&price=${second}`);
  await radio(page, third).check();
  await radio(page, 'all').check();
  await expect(page).toHaveURL('/packages?from=chat');
  await page.goBack();
  await expectShown(page, third, thirdBand);
  await page.reload();
  await expectShown(page, third, thirdBand);
  await page.goBack();
  await expectShown(page, second, secondBand);
  await page.goForward();
  await expectShown(page, third, thirdBand);
});

test('each option says how many packages it has', () => {
  const options = pageAt('/packages').root.querySelectorAll('main search label').map(textOf);
  expect(options).toEqual([
    'All (6)',
    `${second} (1)`,
    `${third} (2)`,
    // Those without a package are last.
    'Below 15000 (none)',
    '50000-80000 (none)',
  ]);
});

test('axe finds nothing under a band that is empty', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, '/packages?price=below-15000');
  await expect(empty(page)).toBeVisible();
  expect(await listAxeFaults(page)).toEqual([]);
});

test('the arrow keys choose, and each change is announced', async ({ page }) => {
  await open(page, `/packages?price=${second}`);
  await expectShown(page, second, secondBand);
  await expect(status(page)).toBeEmpty();
  await radio(page, second).press('ArrowRight');
  await expect(radio(page, third)).toBeFocused();
  await expectShown(page, third, thirdBand);
  await expect(status(page)).toHaveText(`${third}: 2 of 6 packages`);
  await page.goBack();
  await expect(status(page)).toHaveText(`${second}: 1 of 6 packages`);
});
