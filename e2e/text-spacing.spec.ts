import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { addStyle } from './add-style';
import { items } from './items';
import { laidOut } from './ready';
import { excess, windows } from './windows';

test.use({ javaScriptEnabled: false });

// WCAG 1.4.12
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Elements that cut off their text, except those for screen readers only. */
function listCutTexts(): string[] {
  const all = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility());
  const cut = all.filter((it) => {
    const { overflow, fontSize } = getComputedStyle(it);
    const isClipping = /hidden|clip/.test(overflow) && it.clientWidth > 1 && it.textContent;
    // A line is higher than the letters in it.
    const [wide, high] = [it.clientWidth + 1, it.clientHeight + Number.parseFloat(fontSize) / 4];
    return isClipping && (it.scrollWidth > wide || it.scrollHeight > high);
  });
  return cut.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

const pages = [
  routes.home,
  routes.packages,
  routes.flights,
  ...Object.values(items).map(({ address }) => address),
];

test('no text is cut off when its spacing is large', async ({ page }) => {
  for (const route of pages) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await laidOut(page);
    await addStyle(page, spacing);
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(listCutTexts), `${route} at ${size.width} px`)
        .toEqual([]);
      await expect.poll(() => excess(page)).toBeLessThanOrEqual(0);
    }
  }
  await addStyle(page, 'h1 { height: 10px; overflow: hidden }');
  expect(await page.evaluate(listCutTexts), 'a text that is cut off is found').toHaveLength(1);
});
