import { expect, test } from '@playwright/test';
import { kinds } from './kinds';
import { phoneSize } from './site';
import { windows } from './windows';

const lying = { width: 844, height: 390 };

for (const [name, route] of Object.entries(kinds)) {
  test(`no words lie on the picture: ${name}`, async ({ page }) => {
    await page.goto(route);
    for (const size of [...windows, lying]) {
      await page.setViewportSize(size);
      const banners = await page.locator('.banner').evaluateAll((all) =>
        all.map((banner) => {
          const picture = banner.querySelector('.banner-picture')?.getBoundingClientRect();
          const words = banner.querySelector('.banner-words')?.getBoundingClientRect();
          if (!picture || !words) return undefined;
          const apart = words.top >= picture.bottom - 1 || words.right <= picture.left + 1;
          return { apart, large: picture.width * picture.height > 0.2 * innerWidth * innerHeight };
        }),
      );
      expect(banners.length).toBeGreaterThan(0);
      expect({ size, banners }).toEqual({
        size,
        banners: banners.map(() => ({ apart: true, large: true })),
      });
    }
  });
}

for (const name of ['home', 'flights'] as const) {
  test(`a phone shows the first button with the picture: ${name}`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto(kinds[name]);
    const button = await page.locator('.banner-words a.button').first().boundingBox();
    const bar = await page.locator('.contact-bar').boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
}
