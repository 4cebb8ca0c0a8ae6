import { expect, test } from '@playwright/test';
import { kinds } from './kinds';
import { phoneSize } from './site';
import { windows } from './windows';

const lying = { width: 844, height: 390 };

/** Lists banners whose words lie on the picture, or whose picture is small. */
function listFaults(banners: Element[]): string[] {
  return banners.flatMap((banner) => {
    const picture = banner.querySelector('.banner-picture')?.getBoundingClientRect();
    const words = banner.querySelector('.banner-words')?.getBoundingClientRect();
    if (!picture || !words) return ['a picture or words are missing'];
    const apart = words.top >= picture.bottom - 1 || words.right <= picture.left + 1;
    const large = picture.width * picture.height > 0.2 * innerWidth * innerHeight;
    return [...(apart ? [] : ['words on the picture']), ...(large ? [] : ['a small picture'])];
  });
}

for (const [name, route] of Object.entries(kinds)) {
  test(`no words lie on the picture: ${name}`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('.banner').first()).toBeVisible();
    for (const size of [...windows, lying]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.locator('.banner').evaluateAll(listFaults), `${size.width} px`)
        .toEqual([]);
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
