import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { parsePrice } from '@/lib/price';
import { bandOf, priceBands } from '@/lib/price-filter';
import { holdScripts, ready } from './ready';
import { content, desktopSize, phoneSize } from './site';

const names = {
  all: 'All',
  'below-15000': 'Below 15000',
  '15000-25000': '15000-25000',
  '25000-50000': '25000-50000',
  '50000-80000': '50000-80000',
} as const;
type Choice = keyof typeof names;
const choices = Object.keys(names) as Choice[];

const priced = [...content.honeymoonPackages, ...content.familyPackages];
const total = priced.length + content.themedPackages.length;

/** The slugs of the cards that a choice must show, in the page's order. */
function expected(choice: Choice): string[] {
  if (choice === 'all') return [...priced, ...content.themedPackages].map(({ slug }) => slug);
  return priced
    .filter(({ discountedCost }) => bandOf(parsePrice(discountedCost)) === choice)
    .map(({ slug }) => slug);
}

const empty = priceBands.filter((band) => expected(band).length === 0);
const filled = priceBands.filter((band) => expected(band).length > 0);

const group = (page: Page) => page.getByRole('group', { name: 'Price' });
const radio = (page: Page, choice: Choice) =>
  group(page).getByRole('radio', { name: names[choice], exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

async function expectShown(page: Page, choice: Choice) {
  await expect(radio(page, choice)).toBeChecked();
  const cards = page.locator('main article').filter({ visible: true });
  await expect
    .poll(() => cards.evaluateAll((all) => all.map(({ id }) => id)))
    .toEqual(expected(choice));
}

/** Opens /packages with its scripts at work: the radios answer to the address. */
async function openReady(page: Page, search = '') {
  await page.goto(`/packages${search}`);
  await ready(page);
}

test('the prices of the specification fill two bands and leave two empty', () => {
  expect(priceBands.map((band) => expected(band).length)).toEqual([0, 3, 5, 0]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('five options stand under the banner, and All is chosen', async ({ page }) => {
      await page.goto('/packages');
      await expect(group(page).getByRole('radio')).toHaveCount(5);
      await expect(group(page).locator('label')).toHaveText(Object.values(names));
      await expectShown(page, 'all');
      await expect(page.getByText(`${total} packages`, { exact: true })).toBeVisible();
      const banner = await page.locator('h1').locator('xpath=../..').boundingBox();
      const filter = await page.getByRole('search').boundingBox();
      expect(filter?.y).toBe((banner?.y ?? 0) + (banner?.height ?? 0));
    });

    for (const band of priceBands) {
      test(`${band} shows its cards alone, and their number`, async ({ page }) => {
        await page.goto('/packages');
        await radio(page, band).check();
        await expectShown(page, band);
        const count = expected(band).length;
        const line = page.getByText(/^\d+( of \d+)? packages$/).filter({ visible: true });
        await expect(line).toHaveText([`${count} of ${total} packages`]);
        for (const [heading, list] of [
          ['HoneyMoon Packages', content.honeymoonPackages],
          ['Family Packages', content.familyPackages],
        ] as const) {
          const some = list.some(({ slug }) => expected(band).includes(slug));
          await expect(page.getByRole('region', { name: heading })).toHaveCount(some ? 1 : 0);
        }
        await expect(page.getByRole('region', { name: 'Flagship Packages' })).toHaveCount(0);
        await expect(page.getByText('9 more on request')).toBeVisible();
      });
    }

    for (const band of empty) {
      test(`${band} says that nothing matches, and its button leads back to All`, async ({
        page,
      }) => {
        await page.goto('/packages');
        const message = page.getByText('No package has a price in this band.');
        const button = page.getByRole('button', { name: 'All packages' });
        await expect(message).toBeHidden();
        await expect(button).toBeHidden();
        await radio(page, band).check();
        await expect(message).toBeVisible();
        await button.click();
        await expectShown(page, 'all');
        await expect(message).toBeHidden();
      });
    }

    test('a band with matches does not say that there are none', async ({ page }) => {
      await page.goto('/packages');
      for (const band of filled) {
        await radio(page, band).check();
        await expect(page.getByText('No package has a price in this band.')).toBeHidden();
        await expect(page.getByRole('button', { name: 'All packages' })).toBeHidden();
      }
    });

    test('the line on packages on request leads to them', async ({ page }) => {
      await page.goto('/packages');
      const link = page.getByRole('link', { name: 'See the Flagship Packages' });
      await expect(link).toBeHidden();
      await radio(page, '15000-25000').check();
      await expect(page.getByText('9 more on request')).toBeVisible();
      await link.click();
      await expectShown(page, 'all');
      await expect(link).toBeHidden();
      const heading = page.getByRole('heading', { name: 'Flagship Packages' });
      await expect(heading).toBeInViewport();
      // Not merely in view: just under the header.
      await expect
        .poll(() =>
          heading.evaluate((h2) => {
            const { top } = h2.getBoundingClientRect();
            return top > 72 && top < innerHeight / 2;
          }),
        )
        .toBe(true);
    });
  });
}

for (const band of priceBands) {
  test(`?price=${band} can be shared and survives a reload`, async ({ page }) => {
    await page.goto(`/packages?price=${band}`);
    await expectShown(page, band);
    await page.reload();
    await expectShown(page, band);
    await expect(page).toHaveURL(`/packages?price=${band}`);
  });
}

for (const search of ['?price=', '?price=nonsense', '?price=15000', '?price=BELOW-15000']) {
  test(`/packages${search} filters nothing`, async ({ page }) => {
    await openReady(page, search);
    await expectShown(page, 'all');
    await expect(page).toHaveURL(`/packages${search}`);
  });
}

test('each choice is in the address and is a history entry', async ({ page }) => {
  await openReady(page, '?from=chat');
  // Soft: what is put into the window stays there.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const walk: [Choice, string][] = [
    ['15000-25000', '/packages?from=chat&price=15000-25000'],
    ['below-15000', '/packages?from=chat&price=below-15000'],
    ['all', '/packages?from=chat'],
    ['50000-80000', '/packages?from=chat&price=50000-80000'],
  ];
  for (const [choice, address] of walk) {
    await radio(page, choice).check();
    await expect(page).toHaveURL(address);
  }
  for (const [choice, address] of walk.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectShown(page, choice);
  }
  await page.goBack();
  await expect(page).toHaveURL('/packages?from=chat');
  await expectShown(page, 'all');
  for (const [choice, address] of walk) {
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expectShown(page, choice);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('All leaves no parameter in the address', async ({ page }) => {
  await openReady(page, '?price=below-15000');
  await page.getByRole('button', { name: 'All packages' }).click();
  await expect(page).toHaveURL('/packages');
  await page.goBack();
  await expectShown(page, 'below-15000');
});

test('a choice survives a walk to another page and back', async ({ page }) => {
  await openReady(page);
  await radio(page, '25000-50000').check();
  await expect(page).toHaveURL('/packages?price=25000-50000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectShown(page, '25000-50000');
  await page.goBack();
  await expect(page).toHaveURL('/packages');
  await expectShown(page, 'all');
});

test('a choice that was made before the scripts came is kept and put into the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/packages', { waitUntil: 'commit' });
  await radio(page, '15000-25000').check();
  await expectShown(page, '15000-25000');
  release();
  await expect(page).toHaveURL('/packages?price=15000-25000');
  await expectShown(page, '15000-25000');
  await page.goBack();
  await expect(page).toHaveURL('/packages');
  await expectShown(page, 'all');
});

test('the number of matches is announced after a change, not on load', async ({ page }) => {
  await openReady(page, '?price=15000-25000');
  await expectShown(page, '15000-25000');
  await expect(status(page)).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
  await radio(page, '25000-50000').check();
  await expect(status(page)).toHaveText(`25000-50000: 5 of ${total} packages`);
  await radio(page, 'below-15000').check();
  await expect(status(page)).toHaveText(`Below 15000: 0 of ${total} packages`);
  await page.goBack();
  await expect(status(page)).toHaveText(`25000-50000: 5 of ${total} packages`);
  await radio(page, 'all').check();
  await expect(status(page)).toHaveText(`All: ${total} packages`);
});

test('the focus goes where the pressed thing leads', async ({ page }) => {
  await openReady(page, '?price=below-15000');
  await page.getByRole('button', { name: 'All packages' }).press('Enter');
  await expect(radio(page, 'all')).toBeFocused();
  await expectShown(page, 'all');
  await radio(page, '50000-80000').check();
  await page.getByRole('link', { name: 'See the Flagship Packages' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Flagship Packages' })).toBeFocused();
  await expect(page).toHaveURL('/packages');
  await page.goBack();
  await expectShown(page, '50000-80000');
});

test('the options are worked with the arrow keys', async ({ page }) => {
  await openReady(page);
  await radio(page, 'all').focus();
  for (const choice of choices.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, choice)).toBeFocused();
    await expectShown(page, choice);
  }
});

test('the cards are not drawn anew', async ({ page }) => {
  await openReady(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const observer = new MutationObserver((records) => {
      changes.push(...records.map(({ type }) => type));
    });
    for (const section of document.querySelectorAll('.price-filter section')) {
      observer.observe(section, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
  });
  for (const choice of [...choices].reverse()) {
    await radio(page, choice).check();
    await expectShown(page, choice);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
});

for (const width of [320, 390, 768, 1440]) {
  test(`every option is 44 px high, and none is cut off, on a screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/packages');
    const boxes = await group(page)
      .getByRole('radio')
      .evaluateAll((all) =>
        all.map((input) => {
          const { left, right, height } = input.getBoundingClientRect();
          const label = input.closest('label');
          return {
            inside: left >= 0 && right <= innerWidth,
            height,
            cut: (label?.scrollWidth ?? 0) > (label?.clientWidth ?? 0),
          };
        }),
      );
    expect(boxes).toHaveLength(5);
    for (const { inside, height, cut } of boxes) {
      expect({ inside, cut }).toEqual({ inside: true, cut: false });
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const rows = new Set(
      await group(page)
        .locator('label')
        .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top)),
    );
    if (width < 768) expect(rows.size).toBeGreaterThan(1);
    else expect(rows.size).toBe(1);
  });
}

test('the focus can be seen on an option', async ({ page }) => {
  await openReady(page);
  await radio(page, 'all').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'below-15000')).toHaveCSS('outline-style', 'solid');
  await expect(radio(page, 'below-15000')).toHaveCSS('outline-width', '3px');
});

test('a package’s details open and close under a band, and the choice stays', async ({ page }) => {
  await openReady(page);
  await radio(page, '15000-25000').check();
  const [slug] = expected('15000-25000');
  await page.locator(`#${slug}`).getByText('Package Details').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShown(page, '15000-25000');
  await expect(page).toHaveURL('/packages?price=15000-25000');
});

test('the home page has no filter, and its address filters nothing', async ({ page }) => {
  await page.goto('/?price=below-15000');
  await expect(page.getByRole('heading', { name: 'HoneyMoon Packages' })).toBeVisible();
  await expect(page.locator('input[name="price"]')).toHaveCount(0);
});

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
    for (const choice of choices) {
      test(`axe finds nothing under ${choice} (${name})`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openReady(page, choice === 'all' ? '' : `?price=${choice}`);
        await expectShown(page, choice);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  }
});
