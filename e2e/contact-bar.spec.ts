import { expect, type Page, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, navigation } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { open } from './ready';
import { desktopSize, phoneSize, tabletSize } from './site';

// The chat, the phone and the next step must be at hand; pages.spec.ts asks each page whether they cover anything.

const [place] = itemsOf('place').map(routeOf);
const [trip] = itemsOf('package').map(routeOf);
const bar = (page: Page) => page.locator('.contact-bar');
const step = (page: Page) => page.locator('.bar-step').filter({ visible: true });

const boxOf = (page: Page) => bar(page).evaluate((it) => it.getBoundingClientRect());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the price and the first button stand above the bar', async ({ page }) => {
    await page.goto(routes.home);
    for (const size of [phoneSize, tabletSize, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      const room = async () => {
        const price = await page.locator('main a[href="/packages"]').first().boundingBox();
        const { top } = await boxOf(page);
        return top - (price?.y ?? top) - (price?.height ?? 1);
      };
      await expect.poll(room, `${size.width} px`).toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize(phoneSize);
    for (const route of [routes.home, routes.flights]) {
      await page.goto(route);
      const button = await page.locator('.banner-words a.button').first().boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0), route).toBeLessThan((await boxOf(page)).top);
    }
  });
});

test.describe('with scripts', () => {
  test.use({ viewport: phoneSize });

  test('it gives way to keyboards, dialogs and paper', async ({ page }) => {
    await open(page, routes.contact);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);
    await field.blur();
    await expect(bar(page)).toBeVisible();
    // A day is chosen from a picker: there is no keyboard that the bar would stand on.
    await page.locator('main input[type=date]').first().focus();
    await expect(bar(page)).toBeVisible();

    // What became of the enquiry, and what to do next, is said in the form.
    await page.locator('main form button').last().click();
    await expect(page.locator('main form').getByRole('alert')).not.toBeEmpty();
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);

    await open(page, routes.home);
    const point = await boxOf(page);
    await step(page).click();
    const isBehind = await page.evaluate(
      ({ left, bottom }) =>
        document.elementFromPoint(left + 30, bottom - 30)?.closest('dialog') !== null,
      point,
    );
    expect(isBehind).toBe(true);

    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await expect(step(page)).toHaveCount(0);
  });

  test('its next step is that of the page, and the header’s act looks the same on every one', async ({
    page,
  }) => {
    const looks = new Set<string>();
    for (const [route, text] of Object.entries({
      [routes.home]: labels.bookTrip,
      [trip ?? 'none']: labels.bookTrip,
      [place ?? 'none']: labels.enquireNow,
      [routes.flights]: labels.bar.write,
    })) {
      await page.setViewportSize(desktopSize);
      await open(page, route);
      const act = page.getByRole('banner').getByRole('link', { name: navigation.contact.label });
      looks.add(await act.evaluate((link) => getComputedStyle(link).backgroundColor));
      await page.setViewportSize(phoneSize);
      await expect(step(page)).toHaveText(new RegExp(`^${text}`));
    }
    expect(looks.size).toBe(1);
    await step(page).click();
    await expect(page.locator('main form')).toBeInViewport();
  });
});
