import { expect, test } from '@playwright/test';
import { desktopSize, phoneSize, shapedRoutes } from './site';

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the Activities menu opens and leads to its pages', async ({ page }) => {
      await page.setViewportSize(desktopSize);
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Water Sports' })).toBeHidden();
      await header.getByText('Activities').click();
      await header.getByRole('link', { name: 'Water Sports' }).click();
      await expect(page).toHaveURL('/watersports');
      await expect(header.getByRole('link', { name: 'Sightseeing' })).toBeHidden();
    });

    test('the side menu greets, opens, closes, and leads on', async ({ page }) => {
      await page.setViewportSize(phoneSize);
      await page.goto('/');
      const menu = page.locator('#side-menu');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(menu.getByText('guest')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await menu.getByRole('button', { name: 'Close the menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await menu.getByRole('link', { name: 'Cruise' }).click();
      await expect(page).toHaveURL('/cruise');
      await expect(menu).toBeHidden();
    });

    test('header, footer and floating buttons lead where they say', async ({ page }) => {
      await page.setViewportSize(desktopSize);
      await page.goto('/about');
      const header = page.getByRole('banner');
      for (const name of ['Home', 'Flights', 'Packages', 'Cruise', 'Best Places', 'About']) {
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
        'href',
        '/contact',
      );
      const footer = page.getByRole('contentinfo');
      for (const name of ['Basic Info', 'Services Offered', 'Leisure Activities', 'Quick links']) {
        await expect(footer.getByRole('heading', { name })).toBeVisible();
      }
      await expect(footer).toContainText('2024');
      const chat = page.getByRole('link', { name: /^Chat with us/ });
      await expect(chat.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/913192000001\?text=/);
      await expect(chat.first()).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
        'href',
        'tel:+913192000001',
      );
      await footer.getByRole('link', { name: 'Packages' }).click();
      await expect(page).toHaveURL('/packages');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  });
}

test('the side menu is for small screens only', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
});

test('the first key press offers to skip to the content', async ({ page }) => {
  await page.goto('/packages');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing in the header is cut off on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const cut = await page
      .getByRole('banner')
      .locator('a:visible, button:visible, summary:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, height } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || height > 56;
          })
          .map((element) => element.textContent),
      );
    expect(cut).toEqual([]);
  });
}

// 640 x 400 is a window of 1280 x 800 at a zoom of 200 %.
for (const [width, height] of [
  [320, 800],
  [390, 800],
  [640, 400],
  [768, 800],
  [1440, 800],
] as const) {
  test(`no page is wider than a screen of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const wide: string[] = [];
    for (const route of shapedRoutes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(openDetails);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) wide.push(`${route}: ${excess} px`);
    }
    expect(wide).toEqual([]);
  });
}

/** Lays the details of every card into the page, open: they must not be wider than it either. */
async function openDetails() {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]');
  const parts = [...links].map(async ({ pathname }) => {
    const part = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', `/details${pathname}.txt`);
      request.overrideMimeType('text/html; charset=utf-8');
      request.responseType = 'document';
      request.onload = () => resolve(request.response);
      request.onerror = reject;
      request.send();
    });
    const dialog = part.querySelector('dialog');
    if (!dialog) throw new Error(`There are no details of ${pathname}`);
    dialog.setAttribute('open', '');
    document.querySelector('main')?.append(dialog);
  });
  await Promise.all(parts);
}
