import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records every layout shift of the next pages from their start on, even one that follows an input. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
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
