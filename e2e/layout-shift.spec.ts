import { expect, type Page, test } from '@playwright/test';
import { addStyle } from './add-style';
import { scrollThrough } from './look/settle';
import { ready } from './ready';
import { desktopSize, phoneSize, shapedRoutes } from './site';

// On phones and desktops. Between 641 and 1024 px the testimonials are left out: when their engine
// takes over, their order and their scroll change at once; every slide stays where it is, but the
// browser counts that as a shift. carousels.spec.ts holds the places of the slides there.
// The page for unknown addresses is left out as well: Next does not preload its fonts.
for (const route of shapedRoutes) {
  test(`nothing moves by itself on ${route}`, async ({ page }) => {
    test.setTimeout(120_000);
    await watchShifts(page);
    const found: string[] = [];
    for (const size of [phoneSize, desktopSize]) {
      // The page comes into a window that has its size already.
      await page.goto('about:blank');
      await page.setViewportSize(size);
      await page.goto(route, { waitUntil: 'networkidle' });
      await ready(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      found.push(...(await shifts(page)).map((shift) => `${size.width} px: ${shift}`));
    }
    expect(found).toEqual([]);
  });
}

test('something that moves is found', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.locator('main').evaluate((main) => main.prepend(document.createElement('hr')));
  await addStyle(page, 'main > hr { height: 100px; }');
  await expect.poll(() => shifts(page)).not.toEqual([]);
});

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; sources: Source[] };

/** Notes every shift from the beginning on, also one that follows on an input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    const show = ({ x, y, width, height }: DOMRect) =>
      `${width} × ${height} at ${x}, ${y}`.replace(/(\.\d)\d+/g, '$1');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
          return `${what} from ${show(from)} to ${show(to)}`;
        });
        seen.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** One line for each shift until now; drawn is what has been laid out. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (window as unknown as { seenShifts: string[] }).seenShifts;
  });
}
