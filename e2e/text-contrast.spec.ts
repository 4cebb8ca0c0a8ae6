import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/routes';

// axe can't judge text on pictures, so the pixels are measured here. Scripts are off, so that no slide
// moves by itself. The page's policy would block the styles of the test.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
});

const widths = [390, 1440];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 880 } });

    test('the text on every slide can be read', async ({ page }) => {
      await open(page, routes.home);
      const slides = page.locator('.carousel-slide', { has: page.locator('.on-picture') });
      const count = await slides.count();
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        expect(await findFaintLines(slides.nth(index))).toEqual([]);
      }
    });

    test('the text on a banner of each kind can be read', async ({ page }) => {
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      const all = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, loc]) => new URL(loc ?? '').pathname,
      );
      const fixed: string[] = Object.values(routes);
      const service = all.find((route) => /^\/[^/]+$/.test(route) && !fixed.includes(route));
      const post = all.find((route) => route.startsWith(`${routes.blogs}/`));
      for (const route of [routes.packages, routes.flights, service, post]) {
        await open(page, route ?? 'none');
        const banner = page.locator('.banner', { has: page.locator('h1') });
        expect({ route, faint: await findFaintLines(banner) }).toEqual({ route, faint: [] });
      }
    });
  });
}

test('white words upon sand are found', async ({ page }) => {
  await open(page, routes.home);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<p style="background:#ffe9cc;width:300px;font:16px serif;color:#fff">Words upon sand</p>';
  });
  expect(await findFaintLines(page.locator('p'))).toEqual([
    expect.stringMatching(/^“Words upon sand”: 1\.\d\d$/),
  ]);
});

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Finds lines of text with less contrast to what is drawn behind them than WCAG 1.4.3 requires: 4.5,
 * or 3 from 24 px on. Returns one description for each.
 */
async function findFaintLines(area: Locator): Promise<string[]> {
  for (const image of await area.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  const lines = await area.evaluate(listLines);
  expect(lines.length).toBeGreaterThan(0);
  // Elements that float over the page are not behind the text.
  const style =
    '* { color: transparent !important } :is(.contact-bar, .bar-step) { visibility: hidden !important }';
  const picture = await area.screenshot({ animations: 'disabled', scale: 'css', style });
  const found: string[] = [];
  for (const { text, colour, needed, box } of lines) {
    const { data, info } = await sharp(picture)
      .extract(box)
      // Averages squares of 4 px, because an eye does not see single pixels.
      .resize({ width: Math.ceil(box.width / 4), height: Math.ceil(box.height / 4), fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const contrasts = Array.from({ length: info.width * info.height }, (_, index) => {
      const beneath = [...data.subarray(index * 3, index * 3 + 3)];
      // The text may be partly transparent.
      const [alpha = 255] = colour.slice(3);
      const mixed = beneath.map((below, i) => below + (((colour[i] ?? 0) - below) * alpha) / 255);
      return contrast(mixed, beneath);
    });
    // 2 % of the squares may be worse.
    const value = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.02)] ?? 0;
    if (value < needed) found.push(`“${text}”: ${value.toFixed(2)}`);
  }
  return found;
}

/** Each line of each text in the element: its words, colour (RGBA) and place in the element in px. */
function listLines(area: Element) {
  const origin = area.getBoundingClientRect();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = [];
  while (context && walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility() || node.data.trim() === '') continue;
    const { color, fontSize } = getComputedStyle(node.parentElement);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const left = Math.max(0, Math.floor(rect.left - origin.left));
      const top = Math.max(0, Math.floor(rect.top - origin.top));
      const width = Math.floor(Math.min(rect.right, origin.right) - origin.left) - left;
      const height = Math.floor(Math.min(rect.bottom, origin.bottom) - origin.top) - top;
      // Text for screen readers only is one pixel large.
      if (width < 4 || height < 4) continue;
      const colour = [...context.getImageData(0, 0, 1, 1).data];
      const needed = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
      lines.push({ text: node.data.trim(), colour, needed, box: { left, top, width, height } });
    }
  }
  return lines;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, of two colours as red, green, blue of 255 */
function contrast(...colours: [number[], number[]]): number {
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: number[]): number {
  const linear = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => sum + share * (linear[i] ?? 0), 0);
}
