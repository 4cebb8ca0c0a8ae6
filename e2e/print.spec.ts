import { expect, type Page, test } from '@playwright/test';
import { company } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes/routes';
import { open, waitForLayout } from './page';
import { items, unknown } from './site';

// Dark text on white must also be printed in the dark scheme.
test.use({ colorScheme: 'dark' });

/** The size of A4 in px, without the margins of @page in public/print/pages.css. */
const sheet = { width: 688, height: 1046 };

const printed = [
  ...[routes.home, routes.packages, items.package.route],
  ...itemsOfType('post').slice(0, 1).map(routeOf),
  ...[routes.contact, routes.map, routes.compare, routes.whenToGo, routes.ferryCancelled, unknown],
];

for (const route of printed) {
  test(`a page prints without controls, dark on white: ${route}`, async ({ page }) => {
    await open(page, route);
    await onPaper(page);
    await expect(page.locator('h1').first()).toBeVisible();
    const footer = page.locator('footer');
    for (const line of [company.name, company.email, ...company.phones]) {
      await expect(footer.getByText(line).first()).toBeVisible();
    }
    // Print styles show the page's address in its head. The page for unknown addresses has none.
    for (const address of await page.locator('link[rel=canonical]').all()) {
      const text = address.evaluate((link) => getComputedStyle(link, '::before').content);
      expect(await text).toContain(await address.getAttribute('href'));
    }
    expect(await page.evaluate(listIssues, sheet.width)).toEqual([]);
  });
}

test('an open dialog prints without the page behind it', async ({ page }) => {
  const { slug, list, name } = items.place;
  await open(page, list);
  await page.locator(`#${slug} [data-dialog]`).click();
  const dialog = page.locator(`#dialog-${slug}`);
  await expect(dialog).toBeVisible();
  await onPaper(page);
  await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  expect(await page.evaluate(listIssues, sheet.width)).toEqual([]);
});

/** Shows the page as in print. */
async function onPaper(page: Page) {
  await waitForLayout(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
}

/** Finds issues in print: controls, and parts that are too wide or not dark on white. */
function listIssues(width: number): string[] {
  const issues: string[] = [];
  const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const isWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour);
    return alpha === 0 || Math.min(red, green, blue) > 240;
  };
  const pressed =
    'button, input, select, textarea, nav a, footer a:not(address a), header, a.rounded-full, a.button:not([href^=tel])';
  const nameOf = (element: Element) =>
    `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { right, width: own, height } = element.getBoundingClientRect();
    // Text for screen readers only is in a box of one pixel.
    if (own <= 1 || height <= 1) continue;
    const { color, backgroundColor, backgroundImage, textDecorationLine } =
      getComputedStyle(element);
    if (element.matches(pressed)) issues.push(`Can be pressed: ${nameOf(element)}`);
    if (textDecorationLine === 'underline') issues.push(`Underlined: ${nameOf(element)}`);
    if (element.closest('svg')) continue;
    if (right > width + 1) issues.push(`Too wide: ${nameOf(element)}`);
    if (!isWhite(backgroundColor) || backgroundImage !== 'none') {
      issues.push(`Not on white: ${nameOf(element)}`);
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    if (0.21 * red + 0.72 * green + 0.07 * blue > 100 || alpha < 0.8) {
      issues.push(`Not dark: ${nameOf(element)}`);
    }
  }
  return issues;
}
