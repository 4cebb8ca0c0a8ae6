import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Records every layout shift of the next pages from their start on, even one that follows an input. Those
 * that happen while fonts come are added up instead: on a busy machine they may come after the first paint.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const byFonts: number[] = [];
    Object.assign(window, { seenShifts: seen, fontShifts: byFonts });
    /** When fonts were loading, until the frame after the one that first shows them. */
    const loads: { from: number; to: number }[] = [];
    document.fonts.addEventListener('loading', () => {
      loads.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
    });
    document.fonts.addEventListener('loadingdone', () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const load of loads) load.to = Math.min(load.to, performance.now());
        }),
      );
    });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        if (loads.some(({ from, to }) => startTime >= from && startTime <= to)) {
          byFonts.push(value);
          continue;
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        const line = `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(' | ')}`;
        // Smaller ones are parts of a pixel, from fonts that are rounded differently.
        if (value >= 0.0001) seen.push(line);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** One line for each shift of the page until now, after the current layout has been painted. */
export async function listShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (window as unknown as { seenShifts: string[] }).seenShifts;
  });
}

/** How much fonts have moved on the page until now, as the sum of all shifts (https://web.dev/cls). */
export async function sumFontShifts(page: Page): Promise<number> {
  await listShifts(page);
  return page.evaluate(() =>
    (window as unknown as { fontShifts: number[] }).fontShifts.reduce((sum, one) => sum + one, 0),
  );
}
