import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';
import { content, desktopSize, phoneSize, shapedRoutes } from './site';

const { labels } = content;

test.describe('the Activities menu', () => {
  const menu = (page: Page) => page.getByRole('banner').locator('summary');
  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sightseeing' });

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktopSize);
    await page.goto('/about');
    await ready(page);
    await menu(page).focus();
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes by ${key}`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(link(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(link(page)).toBeHidden();
    });
  }

  test('closes by Escape, and the focus goes back to it', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes when one clicks elsewhere', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page)).toBeHidden();
  });

  test('closes when the focus leaves it, and takes no arrow keys', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page)).toBeFocused();
    for (const name of ['Water Sports', 'Sightseeing']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeHidden();
  });
});

test.describe('the side menu', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: content.company.greeting });

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto('/about');
    await ready(page);
    await page.getByRole('button', { name: labels.openMenu }).click();
    await expect(menu(page)).toBeVisible();
  });

  test('covers three quarters of the screen and greets the guest', async ({ page }) => {
    await expect(menu(page)).toHaveCSS('transform', 'none');
    const box = await menu(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeCloseTo(phoneSize.width * 0.75, 0);
    await expect(menu(page)).toContainText('guest');
  });

  test('holds the same links as the bar', async ({ page }) => {
    const { main, activities, contact } = content.navigation;
    const links = [...main, ...activities.links, contact];
    await expect(menu(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
  });

  test('closes by its button, Escape and a click outside, and the focus goes back', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: labels.openMenu });
    await menu(page).getByRole('button', { name: labels.closeMenu }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await opener.click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(phoneSize.width - 20, 400);
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes when a link is chosen, also that of the page itself, and Back does not reopen it', async ({
    page,
  }) => {
    await menu(page).getByRole('link', { name: 'About' }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: labels.openMenu }).click();
    await menu(page).getByRole('link', { name: 'Packages' }).click();
    await expect(page).toHaveURL('/packages');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('keeps the focus inside', async ({ page }) => {
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || Boolean(active?.closest('dialog'));
      });
      expect(inside).toBe(true);
    }
  });

  test('gives the page back when the screen grows', async ({ page }) => {
    await page.setViewportSize(desktopSize);
    await expect(menu(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
    await expect(page).toHaveURL('/packages');
  });
});

test.describe('the Book Your Trip popup', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Book Your Trip' });

  for (const size of [phoneSize, desktopSize]) {
    test(`opens from the header of every page at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const route of ['/about', '/packages', '/nowhere']) {
        await page.goto(route);
        await page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
        await expect(popup(page)).toBeVisible();
      }
    });
  }

  test('opens from the home page, is 300 px wide, has its fields, and closes', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const opener = page.getByRole('main').getByRole('button', { name: 'Book Your Trip' });
    await expect(popup(page)).toBeHidden();
    await opener.click();
    await expect(popup(page)).toHaveCSS('width', '300px');
    for (const name of ['Name', 'email', 'Address']) {
      await expect(popup(page).getByRole('textbox', { name })).toBeVisible();
    }
    await expect(popup(page).getByRole('button', { name: 'Book Now' })).toBeVisible();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('footer links lead to the top of their page', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  for (const [name, route] of [
    ['Best Places', '/topplaces'],
    ['Kayaking', '/kayaking'],
    ['Home', '/'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(route);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('what a link leads to is not covered by the header', async ({ page }) => {
  for (const anchor of ['/topplaces#baratang', '/packages#flagship-packages', '/cruise#nautika']) {
    await page.goto(anchor);
    const target = page.locator(`#${anchor.split('#')[1]}`);
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const gap = async () => ((await target.boundingBox())?.y ?? 0) - header;
    await expect.poll(gap, `${anchor} was scrolled to`).toBeLessThan(200);
    expect(await gap(), `${anchor} is clear of the header`).toBeGreaterThanOrEqual(0);
  }
});

for (const size of [phoneSize, desktopSize]) {
  test(`what can be pressed is at least 24 px wide and high at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const small: string[] = [];
    for (const route of shapedRoutes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const found = await page
        .locator('a:visible, button:visible, summary:visible, input:visible')
        .evaluateAll((all) =>
          all
            // A link in a line of text is as high as its line (WCAG 2.5.8).
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              return width > 1 && (width < 24 || height < 24);
            })
            .map((element) => element.textContent),
        );
      small.push(...found.map((text) => `${route}: ${text}`));
    }
    expect(small).toEqual([]);
  });
}
