import { expect, test } from '@playwright/test';
import { laidOut } from './ready';
import { content, desktopSize, fixedRoutes, phoneSize, postRoutes } from './site';
import { findFaintLines } from './text-contrast';

// axe can't tell what a picture does to the text upon it: here the pixels are measured. Without
// scripts, where every slide can be scrolled to and none moves by itself.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const sizes = [phoneSize, desktopSize];
const drawn = (image: HTMLImageElement) => image.decode();

for (const size of sizes) {
  for (const [index, slide] of content.heroSlides.entries()) {
    test(`the text on slide ${index + 1} can be read at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await laidOut(page);
      const area = page.locator('[aria-roledescription="slide"]').nth(index);
      await expect(area).toContainText(slide.paragraph);
      await area.evaluate((element) => {
        element.closest('.carousel-view')?.scrollTo({
          left: (element as HTMLElement).offsetLeft,
          behavior: 'instant',
        });
      });
      await area.locator('img').first().evaluate(drawn);
      expect(await findFaintLines(area)).toEqual([]);
    });
  }
}

// The pages of items have no text upon their picture.
for (const route of [...fixedRoutes, ...postRoutes].filter((address) => address !== '/')) {
  test(`the text on the banner of ${route} can be read`, async ({ page }) => {
    const found: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await laidOut(page);
      const area = page.locator('main .isolate').filter({ has: page.locator('h1') });
      await area.locator('img').first().evaluate(drawn);
      const faint = await findFaintLines(area);
      found.push(...faint.map((line) => `${route} at ${size.width} px: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test.describe('what the test itself sees', () => {
  // The page's policy lets no markup in.
  test.use({ bypassCSP: true });

  test('a text on a picture without its shade is found', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto('/beaches-do-not-exist', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      document.body.innerHTML =
        '<div id="area" style="background:#ffe9cc;width:300px;height:100px;font:16px serif;color:#fff">Words upon sand</div>';
    });
    expect(await findFaintLines(page.locator('#area'))).toEqual([
      expect.stringMatching(/^“Words upon sand”: 1\.\d\d$/),
    ]);
  });
});
