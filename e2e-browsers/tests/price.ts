import assert from 'node:assert/strict';
import { content } from '../../e2e/site';
import { parsePrice } from '../../lib/price';
import type { Page } from '../page';
import { onBoth, Skipped, type Test } from '../test';

const priced = [...content.honeymoonPackages, ...content.familyPackages];
const all = [...priced, ...content.themedPackages];

/** The packages that cost as much, in rupees, borders included. */
const within = (from: number, to: number) =>
  priced.filter(({ discountedCost }) => {
    const price = parsePrice(discountedCost);
    return price >= from && price <= to;
  });

const option = (value: string) => `fieldset input[name="price"][value="${value}"]`;

async function showsOnly(page: Page, packages: { slug: string }[]) {
  const wanted = packages.map(({ slug }) => slug).sort();
  const shown = () =>
    page.run<string[]>(
      'return [...document.querySelectorAll("main article[id]")].filter((it) => it.checkVisibility()).map(({ id }) => id).sort()',
    );
  await page.until(`only ${wanted.length} packages are shown`, async () => {
    return JSON.stringify(await shown()) === JSON.stringify(wanted);
  });
}

export const priceTests: Test[] = onBoth(
  '/packages: a price band hides the others, the address follows, and Back walks back',
  async (page) => {
    await page.visit('/packages');
    const named =
      'return [...document.querySelectorAll("legend")].some((it) => it.textContent === "Price")';
    if (!(await page.run<boolean>(named))) {
      throw new Skipped('/packages has no control named "Price" yet');
    }
    await showsOnly(page, all);
    for (const [value, from, to] of [
      ['15000-25000', 15_000, 25_000],
      ['25000-50000', 25_001, 50_000],
    ] as const) {
      assert.ok(within(from, to).length > 0, 'the band has packages');
      await page.click(option(value));
      await showsOnly(page, within(from, to));
      await page.isAt(`/packages?price=${value}`);
    }
    await page.back();
    await page.isAt('/packages?price=15000-25000');
    await showsOnly(page, within(15_000, 25_000));
    await page.has(`${option('15000-25000')}:checked`);
    await page.back();
    await page.isAt('/packages');
    await showsOnly(page, all);
  },
);
