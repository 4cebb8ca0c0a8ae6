import { expect, type Page, test } from '@playwright/test';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';
import { pageAt, textOf } from './exported-site';
import { items } from './items';
import { horizontalOverflow } from './layout';
import { holdScripts, open, ready } from './ready';
import { desktopSize, phoneSize, tabletSize } from './site';

// Which trip: all of them in a table, and up to three side by side.

const { choose, swipe } = pages.compare;
const every = itemsOf('package').map(({ slug }) => slug);
const [first = '', second = '', third = '', fourth = ''] = every;

const box = (page: Page, slug: string) => page.locator(`input[name=trips][value="${slug}"]`);
const columns = (page: Page) => page.locator('.trip-columns');
const names = (page: Page) => columns(page).locator('thead th[scope=col] a');
const table = (page: Page) => page.locator('.data-table');
const said = (page: Page) => page.getByRole('main').getByRole('status');
const addressOf = (slugs: readonly string[]) => `${routes.compare}?trips=${slugs.join(',')}`;

/** The trips that stand side by side; none when the table of all trips is shown. */
async function expectColumns(page: Page, slugs: readonly string[]) {
  const addresses = slugs.map((slug) => `/packages/${slug}`);
  await expect
    .poll(() => names(page).evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    .toEqual(addresses);
  await expect(columns(page)).toBeVisible({ visible: slugs.length > 0 });
  await expect(table(page)).toBeVisible({ visible: slugs.length === 0 });
}

test('the table of trips has the figures of each, under its own name', () => {
  const { root } = pageAt(routes.compare);
  const choices = root.querySelectorAll('label:has(input[name=trips])').map(textOf);
  for (const { slug, name, duration, special, unsuited, price } of itemsOf('package')) {
    const row = root.querySelector(`tr[id="${slug}"]`);
    const sum = price ? formatRupees(price.now) : labels.onRequest;
    for (const text of [special, unsuited, sum]) expect(textOf(row)).toContain(text);
    const titles = name ? [name, duration] : [duration];
    expect(choices).toContain(titles.join(' '));
    expect(textOf(row?.querySelector('[data-part=trip-name] a') ?? null)).toBe(titles[0]);
  }
  const rowOf = (slug: string) => textOf(root.querySelector(`tr[id="${slug}"]`));
  expect(rowOf('harbour-days')).toContain('1 Port Blair 1 North Island 2 1 11 am Wednesday');
  expect(rowOf('reef-week')).toContain('2 – None 2 pm – None');
});

test('chosen trips stand side by side, and in the address, which chooses them', async ({
  page,
}) => {
  await page.setViewportSize(desktopSize);
  await open(page, `${routes.compare}?trips=harbour-days,atlantis`);
  await expectColumns(page, ['harbour-days']);
  await box(page, 'reef-week').check();
  await expect(page).toHaveURL(addressOf(['reef-week', 'harbour-days']));
  await expect(said(page)).toHaveText('2 chosen');
  await page.reload();
  await ready(page);
  await expectColumns(page, ['reef-week', 'harbour-days']);
  await expect(columns(page).getByRole('img')).toHaveCount(2);
  await expect(columns(page).getByRole('link', { name: 'Enquire Now' })).toHaveCount(2);
  await expect(columns(page).getByRole('cell', { name: labels.onRequest }).first()).toBeVisible();
  await test.step('rows in which they do not differ wait for their button', async () => {
    const row = (name: string) =>
      columns(page)
        .locator('tr')
        .filter({ has: page.locator('th', { hasText: name }) });
    await expect(row('Land by')).toBeVisible();
    await expect(row('Price')).toBeVisible();
    const same = columns(page).locator('tbody tr[hidden]');
    expect(await same.count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show what is the same' }).click();
    await expect(same).toHaveCount(0);
  });
  await page.getByText(choose.again).click();
  for (const slug of ['reef-week', 'harbour-days']) await box(page, slug).uncheck();
  await expectColumns(page, []);
  await expect(page).toHaveURL(routes.compare);
});

test('three trips share the width to its end, and no more can be chosen', async ({ page }) => {
  await open(page, routes.compare);
  for (const slug of [fourth, third, second]) await box(page, slug).check();
  await box(page, first).click();
  await expect(box(page, first)).not.toBeChecked();
  await expect(said(page)).toHaveText('Three at most');
  for (const size of [tabletSize, desktopSize]) {
    await page.setViewportSize(size);
    await expectColumns(page, [second, third, fourth]);
    const { x, width } = (await columns(page).boundingBox()) ?? { x: 0, width: 0 };
    const pictures = await columns(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(pictures.at(-1)?.right).toBeCloseTo(x + width, 0);
    expect(new Set(pictures.map((one) => Math.round(one.width))).size).toBe(1);
  }
  await page.getByRole('link', { name: choose.see }).click();
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
  await open(page, addressOf(every.slice(0, 4)));
  await expectColumns(page, [first, second, third]);
  await expect(said(page)).toHaveText('Three at most');
});

test('what a price says of a day passes under the names', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const { slug, route } = items.pricedPackage;
  await open(page, `${addressOf([slug])}&arrive=2027-03-09`);
  const note = columns(page).locator(`[data-price-of="${route}"] a`);
  await expect(note).toBeVisible();
  const atNames = await note.evaluate((it) => {
    // To the middle of the names, where they stay in view.
    const names = document.querySelector('.trip-columns thead th:last-child');
    const height = names?.getBoundingClientRect().height ?? 0;
    const top = Number.parseFloat(getComputedStyle(names ?? it).top);
    scrollBy({ top: it.getBoundingClientRect().top - top - height / 3, behavior: 'instant' });
    const { left, top: y } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 5, y + 5)?.closest('th, td')?.localName;
  });
  expect(atNames).toBe('th');
  await expect(note).toBeInViewport();
});

test('a choice made before the scripts run stays, and wins over the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${routes.compare}?trips=harbour-days`);
  await box(page, 'reef-week').check();
  release();
  await ready(page);
  await expect(page).toHaveURL(addressOf(['reef-week']));
  await expectColumns(page, ['reef-week']);
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize });

  test('the names stay in view above their columns', async ({ page }) => {
    await open(page, routes.compare);
    await expect(table(page)).toBeHidden();
    await page.getByText(`All ${every.length} trips`).click();
    await expect(table(page)).toBeVisible();
    await open(page, addressOf([first, second, third]));
    await expectColumns(page, [first, second, third]);
    await columns(page).evaluate((view) => view.scrollTo(view.scrollWidth, 0));
    const pinned = page.locator('[data-part=pinned-names] p');
    await expect(pinned.last()).toBeHidden();
    const rows = columns(page).locator('tbody tr:visible');
    await rows.last().evaluate((row) => row.scrollIntoView());
    await expect(names(page).last()).not.toBeInViewport();
    await expect(pinned).toHaveCount(3);
    await expect(pinned.last().locator('a')).toBeInViewport({ ratio: 1 });
    const strip = await page.locator('[data-part=pinned-names]').boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(88);
  });

  test('two trips share the width, and three can be moved', async ({ page }) => {
    const canMove = () =>
      columns(page).evaluate((view) => {
        view.scrollTo(view.scrollWidth, 0);
        const { scrollLeft } = view;
        view.scrollTo(0, 0);
        return scrollLeft > 0;
      });
    await open(page, addressOf([first, second]));
    await expectColumns(page, [first, second]);
    expect(await canMove()).toBe(false);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await open(page, addressOf([first, second, third]));
    await expectColumns(page, [first, second, third]);
    expect(await canMove()).toBe(true);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await expect(page.getByText(swipe)).toBeVisible();
    const heads = columns(page).locator('thead th:not(:first-child)');
    const leftOf = async (index: number) => (await heads.nth(index).boundingBox())?.x ?? 0;
    const [start, last] = [await leftOf(0), await leftOf(2)];
    // The third one looks out.
    expect(last + 24).toBeLessThan(phoneSize.width);
    await columns(page).focus();
    await page.keyboard.press('ArrowRight');
    // No part of the first one is left at the edge.
    await expect.poll(() => leftOf(1)).toBeCloseTo(start, 0);
    // A row scrolls by whole pixels: of the empty room beside the name a part of one may be cut off.
    await expect(names(page).last()).toBeInViewport({ ratio: 1 });
  });

  test('what is said of the choice takes the place of the bar', async ({ page }) => {
    await open(page, routes.compare);
    await box(page, first).check();
    await expect(said(page)).toHaveText(choose.one);
    const own = await page.locator('.trips-chosen').boundingBox();
    expect(own).toEqual(await page.locator('.contact-bar').boundingBox());
    for (const slug of every) {
      await box(page, slug).focus();
      const { y, height } = (await box(page, slug).boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height, slug).toBeLessThanOrEqual(own?.y ?? 0);
    }
  });

  test('the list makes room for the chosen trips, and comes back', async ({ page }) => {
    await open(page, routes.compare);
    for (const slug of [first, second]) await box(page, slug).check();
    await page.getByRole('link', { name: choose.see }).click();
    await expect(box(page, first)).toBeHidden();
    await page.goBack();
    await expect(box(page, first)).toBeChecked();
    await expectColumns(page, [first, second]);
    await open(page, addressOf([first, second]));
    await expect(box(page, first)).toBeHidden();
    await page.getByText(choose.again).click();
    await box(page, third).check();
    await expectColumns(page, [first, second, third]);
    await expect(box(page, first)).toBeVisible();
    await page.getByRole('link', { name: 'Compare them' }).click();
    await expect(box(page, first)).toBeHidden();
    await expect(names(page).first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneSize });

  test('all trips stand in the table, and there is nothing to choose', async ({ page }) => {
    await page.goto(routes.compare);
    await expect(box(page, 'reef-week')).toBeHidden();
    await page.getByText(`All ${every.length} trips`).click();
    await expect(table(page).locator('tbody tr:visible')).toHaveCount(every.length);
    await page.goto(`${routes.compare}#reef-week`);
    await expect(page.locator('tr#reef-week')).toBeInViewport();
  });
});
