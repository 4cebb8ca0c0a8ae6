import { expect, test } from '@playwright/test';
import { laidOut, ready, scrollThrough } from './ready';
import { desktopSize, phoneSize, shapedRoutes } from './site';

// Each page looks as its pictures in e2e/snapshots/ say. To accept a new look: npm run
// test:visual:update. Playwright adds visual.css to the page, which the page's policy would refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const views = { phone: phoneSize, desktop: desktopSize };

for (const route of [...shapedRoutes, '/nowhere']) {
  test(`${route} looks as it did`, async ({ page }) => {
    for (const [name, viewport] of Object.entries(views)) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await ready(page);
      await laidOut(page);
      await scrollThrough(page);
      const carousels = page.locator('[aria-roledescription="carousel"]');
      await expect(carousels.and(page.locator(':not([data-state])'))).toHaveCount(0);
      const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`;
      await expect.soft(page).toHaveScreenshot(file, {
        fullPage: true,
        stylePath: 'e2e/visual.css',
        // Colours may differ by 5 of 255 (0.02 of the way from black to white), and some hundred
        // pixels, the ends of the bars, by more. A button has thousands.
        threshold: 0.02,
        maxDiffPixels: 600,
      });
    }
  });
}
