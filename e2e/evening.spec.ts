import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { evening } from '@/tailwind.config';
import { listAxeFaults } from './axe';
import { EnquiryFormPage, openBooking } from './enquiry-form';
import { cardOf, dialogOf, items } from './items';
import { kinds } from './kinds';
import { laidOut, ready } from './ready';
import { desktopSize, phoneSize, shapedRoutes, unknown } from './site';

// The site as those see it who have asked their system for dark pages.
test.use({ colorScheme: 'dark' });

/** More light than this (0 is black, 1 is white) glares in a dark room. */
const glare = 0.12;

/** What belongs to the dark page: text that can be read, and no surface that is left light. */
async function expectEvening(page: Page) {
  expect(await listAxeFaults(page, ['color-contrast'])).toEqual([]);
  expect(await page.evaluate(listLight, glare)).toEqual([]);
}

for (const [name, route] of Object.entries({ ...kinds, map: routes.map, year: routes.seasons })) {
  test(`axe can read all text in the evening: ${name}`, async ({ page }) => {
    await page.setViewportSize(desktopSize);
    await page.goto(route);
    await laidOut(page);
    await expectEvening(page);
  });
}

test('no dialog, popup, menu or form is left light either', async ({ page }) => {
  await test.step('a dialog, and a kept trip', async () => {
    await page.goto(items.pricedPackage.list);
    await ready(page);
    await page.locator('[data-save]').first().click();
    await cardOf(page, items.pricedPackage).click();
    await expect(dialogOf(page, items.pricedPackage)).toBeVisible();
    await expectEvening(page);
  });
  await test.step('a form with errors', async () => {
    const form = await new EnquiryFormPage(page, 'contact').open();
    await form.button.click();
    await expect(form.alert).toHaveText(form.texts.missing);
    await expectEvening(page);
  });
  await test.step('the popup, a menu and the side menu', async () => {
    await openBooking(page);
    await expect(page.locator('#book-trip')).toBeVisible();
    await expectEvening(page);
    await page.keyboard.press('Escape');
    await page.locator('details[data-menu] summary').last().click();
    await expectEvening(page);
    await page.setViewportSize(phoneSize);
    await page.getByRole('button', { name: labels.openMenu }).click();
    await expect(page.locator('#side-menu')).toBeVisible();
    await expectEvening(page);
  });
});

test('what is light is found', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(routes.privacy);
  await laidOut(page);
  const found = await page.evaluate(listLight, glare);
  expect(found).toContainEqual(expect.stringMatching(/^body /));
  expect(found).toContainEqual(expect.stringMatching(/^header /));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEvening(page);
  const words = page.locator('main p').last();
  await words.evaluate((it) => it.animate({ color: '#444' }, { fill: 'forwards', duration: 0 }));
  expect(await listAxeFaults(page, ['color-contrast'])).not.toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is dark from the first paint, and its maps are the night’s', async ({ page }) => {
    await page.goto(routes.map);
    // Before the styles have come, the browser paints the ground that this asks for.
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', /dark/);
    await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute(
      'content',
      evening.surfaces.paper,
    );
    expect(await page.evaluate(listLight, glare)).toEqual([]);
    await expect(page.locator('.map').first()).toHaveCSS('background-color', 'rgb(14, 42, 80)');
  });

  test('no page is left light', async ({ page }) => {
    for (const route of [...shapedRoutes, unknown]) {
      await page.goto(route);
      expect(await page.evaluate(listLight, glare), route).toEqual([]);
    }
  });

  test('paper stays light', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    for (const route of [routes.map, routes.seasons, items.pricedPackage.address]) {
      const printed = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme });
        await page.goto(route);
        await laidOut(page);
        printed.push(await page.screenshot({ fullPage: true }));
      }
      expect(printed[0]?.equals(printed[1] ?? Buffer.of()), route).toBe(true);
    }
  });
});

/** The elements whose ground is light; what can be pressed or chosen may be, and lines. */
function listLight(most: number): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const controls = 'a, button, input, label';
  return [...document.querySelectorAll('*')].flatMap((it) => {
    const { backgroundColor } = getComputedStyle(it);
    if (!context || backgroundColor === 'rgba(0, 0, 0, 0)' || it.clientHeight < 4) return [];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    // Near enough to the luminance of WCAG.
    const light =
      0.21 * (red / 255) ** 2.2 + 0.72 * (green / 255) ** 2.2 + 0.07 * (blue / 255) ** 2.2;
    const isLight = light > most && alpha > 127 && !it.closest(controls) && it.checkVisibility();
    return isLight ? [`${it.localName} ${it.className} ${backgroundColor}`] : [];
  });
}
