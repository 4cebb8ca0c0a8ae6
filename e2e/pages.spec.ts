import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/lib/routes/routes';
import { testSite } from '../scripts/test-site.mjs';
import { listClipped, listCovered, listLight, listSmallTargets } from './layout';
import { listLayoutShifts, watchLayoutShifts } from './layout-shift';
import {
  expectNoOverflow,
  listAxeViolations,
  open,
  scrollThrough,
  waitForLayout,
  watchViolations,
} from './page';
import {
  desktopSize,
  inMotion,
  items,
  phoneSize,
  tabletSize,
  testedRoutes,
  unknown,
  windows,
} from './site';

// Opens one page of each kind, with and without scripts. Each test checks one thing, and doesn't change the page.

/** The maximum size of scripts in bytes with brotli: on every page, and what some parts add. */
const budget = { page: 9_000, choice: 1_000, carousel: 24_000, react: 72_000 };

/** The React islands on pages that visitors only scroll. */
const reactIslands: Record<string, string[]> = {
  [routes.contact]: ['enquiry-form'],
  [routes.ferryCancelled]: ['enquiry-form'],
  [routes.flights]: ['enquiry-form'],
  [routes.places]: ['embla-carousel'],
};

const carousels = '[aria-roledescription="carousel"]';
const sizes = { phone: phoneSize, desktop: desktopSize };

const textSpacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

for (const route of [...testedRoutes, unknown]) {
  test.describe(`page ${route}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;
    /** What was recorded while the page was loaded and scrolled to the end. */
    let seen: Awaited<ReturnType<typeof visit>>;

    test.beforeAll(async ({ browser }) => {
      // At half the size, screenshots of whole pages take a third of the time.
      const options = { ...inMotion.contextOptions, deviceScaleFactor: 0.5 };
      page = await browser.newPage(options);
      seen = await visit(page, route);
    });
    test.beforeEach(async () => {
      // Otherwise, animations may still be running during the tests.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
    test.afterAll(() => page.close());

    // On the page for unknown addresses, Next doesn't preload fonts.
    if (route !== unknown) {
      test('the layout does not shift', () => expect(seen.shifts).toEqual([]));
    }

    test('the page has no errors, violations of its policy or requests to other hosts', () => {
      const isNotFound = /status of 404/;
      expect(seen.issues.filter((line) => route !== unknown || !isNotFound.test(line))).toEqual([]);
    });

    test('its scripts are within the budget, and without React unless it needs it', async () => {
      const islands = reactIslands[route] ?? [];
      const names = page.locator('[data-hydrated]');
      const hydrated = () => names.evaluateAll((all) => all.map((it) => it.dataset.island));
      await expect.poll(hydrated).toEqual(islands);
      const bytes = [...seen.scripts].reduce((sum, script) => sum + weigh(script), 0);
      expect(bytes).toBeGreaterThan(4_000);
      const carousel = seen.hasCarousel ? budget.carousel : 0;
      const react = islands.length > 0 ? budget.react : 0;
      const choice = route === items.package.route ? budget.choice : 0;
      expect(bytes).toBeLessThan(budget.page + carousel + react + choice);
    });

    test('it fits every window, and its links and buttons are large enough', async () => {
      for (const size of [...windows, { width: 844, height: 390 }]) {
        await page.setViewportSize(size);
        await expectNoOverflow(page, `${size.width} px`);
        await expect.poll(() => page.evaluate(listSmallTargets), `${size.width} px`).toEqual([]);
      }
    });

    test('it fits with the text spacing of WCAG 1.4.12', async () => {
      await addStyle(page, textSpacing);
      await page.setViewportSize(phoneSize);
      await expectNoOverflow(page);
      await expect.poll(() => page.evaluate(listClipped)).toEqual([]);
    });

    // Axe takes a second, mostly for contrast, so each size is tested in only one colour scheme.
    for (const [name, size, colorScheme] of [
      ['desktop', desktopSize, 'light'],
      ['phone in the dark', phoneSize, 'dark'],
    ] as const) {
      test(`it is accessible on a ${name}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        expect(await listAxeViolations(page)).toEqual([]);
        if (colorScheme === 'dark') expect(await page.evaluate(listLight)).toEqual([]);
      });
    }

    for (const [name, size] of Object.entries(sizes)) {
      test(`it looks as it did on a ${name}`, async () => {
        await page.setViewportSize(size);
        await addStyle(page, readFileSync('e2e/visual.css', 'utf8'));
        const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`;
        await expect(page).toHaveScreenshot(file, {
          fullPage: true,
          scale: 'device',
          // Colours may differ by 5 of 255 (0.02 of the range from black to white), and a hundred pixels at the ends of
          // bars by more. A button has more than a thousand pixels.
          threshold: 0.02,
          maxDiffPixels: 150,
        });
      });
    }
  });
}

for (const route of [routes.home, routes.packages, items.package.route]) {
  test.describe('on a desktop', () => {
    test.use(inMotion);
    test(`the layout does not shift: ${route}`, async ({ page }) => {
      expect((await visit(page, route, desktopSize)).shifts).toEqual([]);
    });
  });
}

test('the invitation above the footer is short', async ({ page }) => {
  await open(page, routes.privacy);
  for (const [size, maximum] of [
    [phoneSize, 140],
    [desktopSize, 96],
  ] as const) {
    await page.setViewportSize(size);
    const height = async () => (await page.locator('aside:has(#promo)').boundingBox())?.height;
    await expect.poll(height, `${size.width} px`).toBeLessThanOrEqual(maximum);
  }
});

test('on a landscape phone, header, heading and bar stay clear of the camera', async ({ page }) => {
  const camera = 60;
  const size = { width: 844, height: 390 };
  await page.setViewportSize(size);
  await open(page, items.package.route);
  const browser = await page.context().newCDPSession(page);
  const insets = { left: camera, right: camera };
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const parts = page.locator(
    ':is(.header :is(a, button), h1, .contact-bar a, .bar-action):visible',
  );
  const outside = () =>
    parts.evaluateAll((found, camera) => {
      const boxes = found.map((it) => it.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < camera || right > innerWidth - camera);
    }, camera);
  await expect.poll(outside).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of testedRoutes) {
    test(`${route}: the contact bar covers nothing`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await waitForLayout(page);
      const bar = page.locator('.contact-bar');
      for (const size of [{ width: 1408, height: 900 }, phoneSize, tabletSize]) {
        await page.setViewportSize(size);
        const covered = async () => {
          // The round buttons never cover anything, and the bar covers nothing at the bottom of the page.
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          const { left, right, top, bottom } = await bar.evaluate((it) =>
            it.getBoundingClientRect(),
          );
          const isBar = size.width < 1000;
          const box = { left, right, top: isBar ? top : -1e9, bottom: isBar ? bottom : 1e9 };
          return page.evaluate(listCovered, box);
        };
        await expect.poll(covered, `${size.width} px`).toEqual([]);
      }
    });
  }
});

/** Scrolls through a page with motion. */
async function visit(page: Page, route: string, size = phoneSize) {
  const issues = watchViolations(page);
  await watchLayoutShifts(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  // The window must have its size before the page loads.
  await page.setViewportSize(size);
  await open(page, route);
  await waitForLayout(page);
  await scrollThrough(page);
  // The scripts of its carousels have started.
  await expect(page.locator(carousels).and(page.locator(':not([data-state])'))).toHaveCount(0);
  const shifts = await listLayoutShifts(page);
  const hasCarousel = (await page.locator(carousels).count()) > 0;
  return { issues, scripts, shifts, hasCarousel };
}

/** Adds styles to the page without a <style> element, which the policy would block. */
function addStyle(page: Page, styles: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** The compressed size of a script, in bytes. */
function weigh(address: string): number {
  return brotliCompressSync(readFileSync(path.join(testSite, address))).length;
}
