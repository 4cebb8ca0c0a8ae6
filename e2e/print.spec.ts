import { expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/items';
import { company } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { items } from './items';
import { kinds } from './kinds';
import { ready } from './ready';
import { unknown } from './site';

/** What fits between the margins of A4, in px: see @page in app/print-trip.css. */
const sheet = { width: 688, height: 1046 };

const [crossing] = itemsOf('crossing');
if (!crossing) throw new Error('e2e/content lacks a crossing');
const { 'a package': _, ...others } = kinds;
const printed = {
  ...others,
  'a crossing': routeOf(crossing),
  ferries: routes.cruise,
  beaches: routes.watersports,
  map: routes.map,
  comparison: routes.compare,
  months: routes.seasons,
  questions: routes.questions,
};

for (const [name, route] of Object.entries(printed)) {
  test(`on paper, ${name} is its matter, dark on white`, async ({ page }) => {
    await onPaper(page, route);
    await expect(page.locator('h1').first()).toBeVisible();
    const footer = page.locator('footer');
    for (const line of [company.name, company.email, ...company.phones]) {
      await expect(footer.getByText(line).first()).toBeVisible();
    }
    expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
    // The page's own address is printed from its head.
    const address = page.locator('link[rel=canonical]');
    const text = address.evaluate((link) => getComputedStyle(link, '::before').content);
    expect(await text).toContain(await address.getAttribute('href'));
    await expectPages(page);
  });
}

test('on paper, a page without scripts is the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of [routes.home, routes.packages, routes.topplaces]) {
    await onPaper(page, route);
    expect(await page.evaluate(findFaults, sheet.width), route).toEqual([]);
    await expectPages(page);
  }
  await context.close();
});

test('on paper, an address without a page is one sheet', async ({ page }) => {
  await onPaper(page, unknown);
  expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
  expect(await countPages(page)).toBe(1);
});

test('on paper, open details stand alone', async ({ page }) => {
  const { slug, list, name } = items.place;
  await page.goto(list);
  await ready(page);
  await page.locator(`#${slug} [data-dialog]`).click();
  const dialog = page.locator(`#details-${slug}`);
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.setViewportSize(sheet);
  await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  expect(await page.evaluate(findFaults, sheet.width)).toEqual([]);
  await expectPages(page);
});

async function onPaper(page: Page, route: string) {
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
}

/**
 * A sheet holds some 300 words, or two dozen small pictures or charts. More pages than that need are
 * posters or holes; so are more than the page is high.
 */
async function expectPages(page: Page) {
  const { words, pictures, height } = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('main :is(img, svg.chart), dialog img')];
    return {
      words: document.body.innerText.split(/\s+/).length,
      pictures: seen.filter((picture) => picture.checkVisibility()).length,
      height: document.documentElement.scrollHeight,
    };
  });
  const count = await countPages(page);
  expect(count).toBeLessThanOrEqual(Math.ceil(words / 300 + pictures / 24));
  expect(count).toBeLessThanOrEqual(Math.ceil(height / sheet.height) + 1);
}

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What does not belong on paper: what can be pressed, what is too wide, text that is not dark on white. */
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
    if (element.matches('button, input, select, textarea, nav a, header, .rounded-full:is(a)')) {
      faults.push(`Can be pressed: ${nameOf(element)}`);
    }
    if (element.closest('svg')) continue;
    if (right > width + 1) faults.push(`Too wide: ${nameOf(element)}`);
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (!isWhite(backgroundColor) || backgroundImage !== 'none') {
      faults.push(`Not on white: ${nameOf(element)}`);
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    if (0.21 * red + 0.72 * green + 0.07 * blue > 100 || alpha < 0.8) {
      faults.push(`Not dark: ${nameOf(element)}`);
    }
  }
  return faults;
}
