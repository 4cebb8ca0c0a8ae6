import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { testSite } from '../scripts/setup/build.mjs';
import { addStyle } from './add-style';
import { listAxeFaults } from './axe';
import { laidOut, onDrawnPage, ready, scrollThrough } from './ready';
import { listShifts, watchShifts } from './shifts';
import { desktopSize, inMotion, phoneSize, shapedRoutes, unknown } from './site';
import { watchViolations } from './violations';
import { excess, windows } from './windows';

// Opens one page of each shape once. Each test of a page checks one thing.

/** In bytes with brotli. */
const budget = { html: 14_000, scripts: 16_000, carousel: 24_000, awake: 85_000 };

const carousels = '[aria-roledescription="carousel"]';
const sizes = { phone: phoneSize, desktop: desktopSize };

for (const route of [...shapedRoutes, unknown]) {
  test.describe(`page ${route}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;
    /** What was recorded while the page loaded and was scrolled to its end. */
    let seen: Awaited<ReturnType<typeof visit>>;

    test.beforeAll(async ({ browser }) => {
      ({ page, seen } = await openAndVisit(browser, route));
      // From here on motion would be met half-way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    test.afterAll(() => page.close());

    // Next does not preload the fonts of the page for unknown addresses.
    if (route !== unknown) {
      test('nothing moves by itself', () => {
        expect(seen.shifts).toEqual({ phone: [], desktop: [] });
      });
    }

    test('nothing is refused, fails or comes from elsewhere', () => {
      const isNotFound = /status of 404/;
      expect(seen.faults.filter((line) => route !== unknown || !isNotFound.test(line))).toEqual([]);
    });

    test('its text and scripts weigh little', async () => {
      const bytes = [...seen.scripts].reduce((sum, script) => sum + weigh(script), 0);
      expect(bytes).toBeGreaterThan(4_000);
      const own = seen.hasIsland ? budget.awake : budget.scripts;
      const most = own + (seen.hasCarousel ? budget.carousel : 0);
      expect(bytes).toBeLessThan(most);
      const file = { [unknown]: '/404', '/': '/index' }[route] ?? route;
      expect(weigh(`${file}.html`)).toBeLessThan(budget.html);
    });

    test('it fits every window, and its targets are large enough', async () => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await expect.poll(() => excess(page), `${size.width} px`).toBeLessThanOrEqual(0);
        await expect.poll(() => page.evaluate(listSmallTargets), `${size.width} px`).toEqual([]);
      }
    });

    for (const [name, size] of Object.entries(sizes)) {
      test(`axe finds nothing on a ${name}`, async () => {
        await page.setViewportSize(size);
        expect(await listAxeFaults(page)).toEqual([]);
      });

      test(`it looks as it did on a ${name}`, async () => {
        await page.setViewportSize(size);
        const remove = await addStyle(page, readFileSync('e2e/visual.css', 'utf8'));
        const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`;
        await expect(page).toHaveScreenshot(file, {
          fullPage: true,
          scale: 'device',
          // Colours may differ by 5 of 255 (0.02 of the range from black to white), and a hundred
          // pixels, at the ends of the bars, by more. A button has more than a thousand.
          threshold: 0.02,
          maxDiffPixels: 150,
        });
        await remove();
      });
    }
  });
}

test('something that moves is found', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/privacy');
  await laidOut(page);
  await page.locator('main').evaluate((main) => {
    const block = document.createElement('hr');
    main.prepend(block);
    block.style.height = '100px';
  });
  await expect.poll(() => listShifts(page)).not.toEqual([]);
});

/** Opens a page and reads it. */
function openAndVisit(browser: Browser, route: string) {
  return onDrawnPage(
    // Pictures of whole pages take a third of the time at half the size, and say as much.
    () => browser.newPage({ ...inMotion.contextOptions, deviceScaleFactor: 0.5 }),
    async (page) => ({ page, seen: await visit(page, route) }),
  );
}

/** Reads a page on a phone and on a desktop, with all its motion. */
async function visit(page: Page, route: string) {
  const faults = await watchViolations(page);
  await watchShifts(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  const shifts: Record<string, string[]> = {};
  for (const [name, size] of Object.entries(sizes)) {
    // The window must have its size before the page loads.
    await page.goto('about:blank');
    await page.setViewportSize(size);
    await openAndRead(page, route);
    shifts[name] = await listShifts(page);
  }
  // Every island that has been scrolled past is awake, or on its way.
  const hasIsland = (await page.locator('main [data-island]').count()) > 0;
  const hasCarousel = (await page.locator(carousels).count()) > 0;
  return { faults: [...faults], scripts: [...scripts], shifts, hasIsland, hasCarousel };
}

/** Scrolls the page to its end, waits until its carousels have their engines, and returns to its top. */
async function openAndRead(page: Page, route: string) {
  await page.goto(route);
  await ready(page);
  await laidOut(page);
  await scrollThrough(page);
  await expect(page.locator(carousels).and(page.locator(':not([data-state])'))).toHaveCount(0);
}

/** The size of a file of the export as it is sent. */
function weigh(address: string): number {
  const file = path.join(testSite, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Links, buttons and fields less than 24 px wide or high (WCAG 2.5.8; not links in a text). */
function listSmallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
    .filter((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map(({ outerHTML }) => `too small: ${outerHTML.slice(0, 120)}`);
}
