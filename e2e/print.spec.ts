import { expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { company, labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { items } from './items';
import { countSheets } from './layout';
import { open } from './ready';
import { unknown } from './site';

/** What fits between the margins of A4, in px: see @page in public/print/pages.css. */
const sheet = { width: 688, height: 1046 };

const printed = [
  ...[routes.packages, routes.topplaces, items.place.route, items.ferryRoute.route],
  ...itemsOf('post').slice(0, 1).map(routeOf),
  ...[routes.contact, routes.map, routes.compare, routes.seasons],
  ...[routes.before, routes.opening],
];

for (const route of [routes.home, routes.flights]) {
  test(`on paper, carousels are their slides: ${route}`, async ({ page }) => {
    await open(page, route);
    await expectPaper(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of printed) {
    test(`on paper, a page is its matter, dark on white: ${route}`, async ({ page }) => {
      await page.goto(route);
      await expectPaper(page);
    });
  }
});

test('on paper, an address without a page is one sheet', async ({ page }) => {
  await onPaper(page, unknown);
  expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
  expect(await countSheets(page)).toBe(1);
});

test('on paper, each list of what the price covers has its heading', async ({ page }) => {
  await page.setViewportSize({ width: sheet.width, height: sheet.height });
  await onPaper(page, routes.prices);
  for (const name of [labels.inclusion, labels.exclusion]) {
    const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
    expect(box?.height, name).toBeGreaterThan(10);
  }
});

test('on paper, the former price of a trip is struck through', async ({ page }) => {
  await onPaper(page, items.pricedPackage.route);
  const former = page.locator('.on-sheet s').first();
  await expect(former).toBeVisible();
  await expect(former).toHaveCSS('text-decoration-line', 'line-through');
});

test('on paper, a post has its pictures, and not the other posts', async ({ page }) => {
  await onPaper(page, '/blogs/three-days-by-boat');
  await expect(page.locator('article').getByAltText('A jetty at nightfall')).toBeVisible();
  await expect(page.locator('#next-post')).toBeHidden();
});

test('on paper, open details stand alone', async ({ page }) => {
  const { slug, list, name } = items.place;
  await open(page, list);
  await page.locator(`#${slug} [data-dialog]`).click();
  const dialog = page.locator(`#details-${slug}`);
  await expect(dialog).toBeVisible();
  await onPaper(page);
  await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
  await expectPages(page);
});

/** Shows the page as paper does, or another page. */
async function onPaper(page: Page, route?: string) {
  if (route) await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
}

async function expectPaper(page: Page) {
  await onPaper(page);
  await expect(page.locator('h1').first()).toBeVisible();
  const footer = page.locator('footer');
  for (const line of [company.name, company.email, ...company.phones]) {
    await expect(footer.getByText(line).first()).toBeVisible();
  }
  // The page's own address is printed from its head.
  const address = page.locator('link[rel=canonical]');
  const text = address.evaluate((link) => getComputedStyle(link, '::before').content);
  expect(await text).toContain(await address.getAttribute('href'));
  expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
  await expectPages(page);
}

/**
 * A sheet holds some 350 words, two dozen entries of lists, or three charts, and the last one may be
 * empty but for our address. More sheets than that are posters, more than the page is high are holes.
 */
async function expectPages(page: Page) {
  const { words, entries, charts, height } = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).length;
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown does not count
      words: document.body.innerText.split(/\s+/).length,
      entries: seen('main .card'),
      charts: seen('main :is(svg.map, svg[role=img])'),
      height: document.documentElement.scrollHeight,
    };
  });
  const count = await countSheets(page);
  const needed = Math.floor(words / 350 + entries / 24 + charts / 3);
  expect(count).toBeLessThanOrEqual(needed + 1);
  expect(count).toBeLessThanOrEqual(Math.ceil(height / sheet.height) + 1);
}

/**
 * What does not belong on paper: what can be pressed, is too wide or too narrow, or not dark on white, and
 * cells that do not stand under the heads of their table.
 */
function findFaults(width: number): string[] {
  const faults: string[] = [];
  const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const isWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour);
    return alpha === 0 || Math.min(red, green, blue) > 240;
  };
  const nameOf = (element: Element) =>
    `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { right, width: own, height } = element.getBoundingClientRect();
    // What is only for screen readers is a pixel large.
    if (own <= 1 || height <= 1) continue;
    if (
      element.matches('button, input, select, textarea, nav a, header, a.rounded-full, a.button')
    ) {
      faults.push(`Can be pressed: ${nameOf(element)}`);
    }
    if (element.closest('svg')) continue;
    if (right > width + 1) faults.push(`Too wide: ${nameOf(element)}`);
    const isText = element.matches('main p') && !element.closest('.card, li, td, .carousel-slide');
    if (isText && (element.textContent?.length ?? 0) > 200 && own < width / 2) {
      faults.push(`Too narrow: ${nameOf(element)}`);
    }
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (!isWhite(backgroundColor) || backgroundImage !== 'none') {
      faults.push(`Not on white: ${nameOf(element)}`);
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    if (0.21 * red + 0.72 * green + 0.07 * blue > 100 || alpha < 0.8) {
      faults.push(`Not dark: ${nameOf(element)}`);
    }
  }
  for (const { tHead, tBodies } of document.querySelectorAll('table')) {
    const left = ({ cells }: HTMLTableRowElement) =>
      [...cells].map((cell) => Math.round(cell.getBoundingClientRect().left)).join();
    const [heads] = tHead?.rows ?? [];
    if (!heads?.checkVisibility()) continue;
    for (const row of [...tBodies].flatMap(({ rows }) => [...rows])) {
      if (left(row) !== left(heads)) faults.push(`Not under its heads: ${nameOf(row)}`);
    }
  }
  return faults;
}
