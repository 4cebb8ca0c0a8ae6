import { expect, test } from '@playwright/test';
import { itemsOf, routeOf } from '@/lib/content/items';
import { routes } from '@/lib/routes';
import { addStyle } from './add-style';
import { items } from './items';
import { laidOut } from './ready';
import { excess, windows } from './windows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const onePageOfEachKind = {
  'fixed pages': [...Object.values(routes), '/nowhere'],
  'other pages': [
    ...itemsOf('service').slice(0, 1).map(routeOf),
    ...itemsOf('post').slice(0, 1).map(routeOf),
    ...Object.values(items).map(({ address }) => address),
  ],
};

/** What can be pressed and is less than 24 px wide or high (WCAG 2.5.8; not links in a text). */
function listSmallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
    .filter((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map(({ outerHTML }) => `too small: ${outerHTML.slice(0, 120)}`);
}

for (const [kind, pages] of Object.entries(onePageOfEachKind)) {
  test(`${kind} fit every window, and their targets are large enough`, async ({ page }) => {
    for (const route of pages) {
      await test.step(route, async () => {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await laidOut(page);
        for (const size of windows) {
          await page.setViewportSize(size);
          expect(await excess(page), `${size.width} px`).toBeLessThanOrEqual(0);
          expect(await page.evaluate(listSmallTargets), `${size.width} px`).toEqual([]);
        }
      });
    }
  });
}

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ javaScriptEnabled: false });

  const spacing = `
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`;

  /** Elements that cut off their text; those for screen readers alone don't count. */
  function listCutTexts(): string[] {
    const all = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility());
    const cut = all.filter((it) => {
      const { overflow, fontSize } = getComputedStyle(it);
      const isClipping = /hidden|clip/.test(overflow) && it.clientWidth > 1 && it.textContent;
      // The line of a letter is higher than its ink.
      const [wide, high] = [it.clientWidth + 1, it.clientHeight + Number.parseFloat(fontSize) / 4];
      return isClipping && (it.scrollWidth > wide || it.scrollHeight > high);
    });
    return cut.map(({ outerHTML }) => outerHTML.slice(0, 120));
  }

  test('no text is cut off', async ({ page }) => {
    for (const route of [routes.home, routes.packages, routes.flights]) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await laidOut(page);
      await addStyle(page, spacing);
      for (const size of windows) {
        await page.setViewportSize(size);
        expect(await page.evaluate(listCutTexts), `${route} at ${size.width} px`).toEqual([]);
        expect(await excess(page)).toBeLessThanOrEqual(0);
      }
    }
    await addStyle(page, 'h1 { height: 10px; overflow: hidden }');
    expect(await page.evaluate(listCutTexts), 'a text that is cut off is found').toHaveLength(1);
  });
});
