import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { company } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { testSite } from '../scripts/test-site.mjs';
import {
  listClipped,
  listCovered,
  listLight,
  listOutside,
  listPrintIssues,
  listSmallTargets,
} from './layout';
import { listLayoutShifts, watchLayoutShifts } from './layout-shift';
import {
  expectNoOverflow,
  listAxeViolations,
  open,
  scrollThrough,
  setFontSize,
  waitForFonts,
  watchViolations,
} from './page';
import {
  desktopSize,
  inMotion,
  items,
  otherRoutes,
  paperSize,
  phoneSize,
  smallestSize,
  tabletSize,
  testedRoutes,
  zoomedSize,
} from './site';

// Opens each of the pages whose parts differ. Each test checks one thing, and doesn't change the page.

// Chromium 156 sometimes stops painting a page, which then waits for its next frame for ever. Another page works.
test.describe.configure({ retries: 1 });

/** The maximum size of scripts in bytes with brotli: on every page, and what some parts add. */
const budget = { page: 9_000, choice: 1_000, carousel: 24_000, react: 72_000 };

const weights = new Map<string, number>();

/** The React islands on pages that visitors only scroll. */
const reactIslands: Record<string, string[]> = {
  [routes.contact]: ['enquiry-form'],
  [routes.ferryCancelled]: ['enquiry-form'],
  [routes.places]: ['embla-carousel'],
  [routes.flights]: ['enquiry-form'],
  [routes.saved]: ['saved-list'],
  [routes.search]: ['search'],
};

const carousels = '[aria-roledescription="carousel"]';
const sizes = { phone: phoneSize, desktop: desktopSize };

const textSpacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

for (const route of testedRoutes) {
  test.describe(`page ${route}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;
    /** What was recorded while the page was loaded and scrolled to the end. */
    let seen: Visit;

    test.beforeAll(async ({ browser }) => {
      // At half the size, screenshots of whole pages take a third of the time.
      const options = { ...inMotion.contextOptions, deviceScaleFactor: 0.5 };
      page = await browser.newPage(options);
      seen = await visit(page, route);
    });
    test.beforeEach(async () => {
      // Otherwise, animations may still be running during the tests.
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        scrollTo(0, 0);
      });
    });
    test.afterAll(() => page.close());

    test('the layout does not shift', () => expect(seen.shifts).toEqual([]));

    test('the page has no errors, violations of its policy or requests to other hosts', () => {
      expect(seen.issues).toEqual([]);
    });

    test('its scripts are within the budget, and without React unless it needs it', () =>
      expectBudget(page, route, seen));

    // The next two tests make text larger in narrower windows. On a desktop, 1408 px leave the least room for buttons.
    test('it fits, all buttons are large, none cover text, and the invitation is short', async () => {
      for (const size of [phoneSize, zoomedSize, tabletSize, { ...desktopSize, width: 1408 }]) {
        const message = `${size.width} px`;
        await page.setViewportSize(size);
        await expectNoOverflow(page, message);
        await expect.poll(() => page.evaluate(listSmallTargets), message).toEqual([]);
        const invitation = page.locator('aside:has(#promo)');
        const height = async () => (await invitation.boundingBox())?.height;
        await expect.poll(height, message).toBeLessThanOrEqual(size.width < 1024 ? 140 : 96);
        await expect.poll(() => page.evaluate(listCovered), message).toEqual([]);
      }
    });

    test('it fits the narrowest phone with large letters', async () => {
      await page.setViewportSize(smallestSize);
      await setFontSize(page, 24);
      await expectNoOverflow(page);
      const outside = () => page.evaluate(listOutside, '.contact-bar a, .bar-action');
      await expect.poll(outside).toEqual([]);
      await setFontSize(page, 16);
    });

    test('it fits with the text spacing of WCAG 1.4.12', async () => {
      await addStyle(page, textSpacing);
      await page.setViewportSize(phoneSize);
      await expectNoOverflow(page);
      await expect.poll(() => page.evaluate(listClipped)).toEqual([]);
    });

    // The parts around main are the same on every page.
    const part = route === routes.home ? 'html' : 'main';

    // Axe takes half a second, mostly for contrast, so all its rules are checked in only one size and colour scheme.
    test('it is accessible on a phone in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize(phoneSize);
      expect(await listAxeViolations(page, part)).toEqual([]);
      expect(await page.evaluate(listLight)).toEqual([]);
    });

    test('it has enough contrast on a desktop', async () => {
      await page.setViewportSize(desktopSize);
      expect(await listAxeViolations(page, part, ['color-contrast'])).toEqual([]);
    });

    // Dark text on white must also be printed in the dark scheme.
    test('it prints without controls, dark on white, with its address and ours', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize(paperSize);
      await expect(page.locator('h1').first()).toBeVisible();
      const footer = page.locator('footer');
      for (const line of [company.name, company.email, ...company.phones]) {
        await expect(footer.getByText(line).first()).toBeVisible();
      }
      // Print styles show the page's address in its head.
      const address = page.locator('link[rel=canonical]');
      const text = address.evaluate((link) => getComputedStyle(link, '::before').content);
      expect(await text).toContain(await address.getAttribute('href'));
      expect(await page.evaluate(listPrintIssues)).toEqual([]);
    });

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

// The parts of other pages stand on those above, so less is checked.
for (const route of otherRoutes) {
  test(`${route} has no errors, shifts nothing, fits large letters, and is accessible in the dark`, async ({
    page,
  }) => {
    const seen = await visit(page, route);
    expect([...seen.shifts, ...seen.issues]).toEqual([]);
    await expectBudget(page, route, seen);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await listAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(listLight)).toEqual([]);
    await page.setViewportSize(smallestSize);
    await setFontSize(page, 24);
    await expectNoOverflow(page);
    await expect.poll(() => page.evaluate(listOutside, '.contact-bar a, .bar-action')).toEqual([]);
    await expect.poll(() => page.evaluate(listSmallTargets)).toEqual([]);
  });
}

for (const route of [routes.home, items.package.route]) {
  test.describe('on a desktop', () => {
    test.use(inMotion);
    test(`the layout does not shift: ${route}`, async ({ page }) => {
      expect((await visit(page, route, desktopSize)).shifts).toEqual([]);
    });
  });
}

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
  await expect(parts.nth(4)).toBeVisible();
  const outside = () =>
    parts.evaluateAll((found, camera) => {
      const boxes = found.map((it) => it.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < camera || right > innerWidth - camera);
    }, camera);
  await expect.poll(outside).toEqual([]);
});

type Visit = Awaited<ReturnType<typeof visit>>;

/** Loads a page, and scrolls through it. */
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
  await waitForFonts(page);
  await scrollThrough(page);
  // The scripts of its carousels have started.
  await expect(page.locator(carousels).and(page.locator(':not([data-state])'))).toHaveCount(0);
  const shifts = await listLayoutShifts(page);
  const hasCarousel = (await page.locator(carousels).count()) > 0;
  return { issues, scripts, shifts, hasCarousel };
}

/** Expects that scripts are within the budget of a page that was visited, and that React runs only where it must. */
async function expectBudget(page: Page, route: string, seen: Visit) {
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
}

/** Adds styles to the page without a <style> element, which the policy would block. */
function addStyle(page: Page, styles: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** The compressed size of a script, in bytes. Compressing takes long, and pages share scripts. */
function weigh(address: string): number {
  const bytes = weights.get(address) ?? brotliCompressSync(readFileSync(testSite + address)).length;
  weights.set(address, bytes);
  return bytes;
}
