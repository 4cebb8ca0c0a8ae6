import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { testSite } from '../scripts/setup/build.mjs';
import { kinds, unknown } from './kinds';
import { ready, scrollThrough } from './ready';
import { desktopSize, phoneSize } from './site';
import { watchViolations } from './violations';

// One visit to a page of each kind, on a phone and a desktop, from its top to its end. Between 641 and
// 1024 px the row of testimonials is left out: its engine changes order and scroll at once there, which
// the browser counts as a shift though every slide stays where it is.

/** In bytes with brotli. */
const budget = { html: 18_000, scripts: 125_000, scriptsWithCarousel: 155_000 };

for (const [kind, route] of Object.entries({ ...kinds, 'an unknown address': unknown })) {
  test(`${kind}: nothing moves by itself, nothing is refused, and it weighs little`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    await watchShifts(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    for (const size of [phoneSize, desktopSize]) {
      // The page comes into a window that has its size already.
      await page.goto('about:blank');
      await page.setViewportSize(size);
      await page.goto(route);
      await ready(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      // Next does not preload the fonts of the page for unknown addresses.
      if (route !== unknown) expect(await shifts(page), `at ${size.width} px`).toEqual([]);
    }

    const isNotFound = /status of 404/;
    expect(violations.filter((line) => route !== unknown || !isNotFound.test(line))).toEqual([]);
    const hasCarousel = (await page.locator('[aria-roledescription="carousel"]').count()) > 0;
    const bytes = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(hasCarousel ? budget.scriptsWithCarousel : budget.scripts);
    const file = { [unknown]: '/404', '/': '/index' }[route] ?? route;
    expect(weigh(`${file}.html`)).toBeLessThan(budget.html);
  });
}

test('something that moves is found', async ({ page }) => {
  await watchShifts(page);
  await page.goto(kinds.privacy, { waitUntil: 'networkidle' });
  await page.locator('main').evaluate((main) => {
    const block = document.createElement('hr');
    main.prepend(block);
    block.style.height = '100px';
  });
  await expect.poll(() => shifts(page)).not.toEqual([]);
});

/** The size of a file of the export as it is sent. */
function weigh(address: string): number {
  const file = path.join(testSite, address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Notes every shift from the beginning on, also one that follows on an input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
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
