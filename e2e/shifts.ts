import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Notes every layout shift of the next pages from their beginning on, also one that follows an input. */
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
        // A smaller one is a part of a pixel that a font rounds in another way.
        if (value >= 0.0001) seen.push(line);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** One line for each shift of the page until now; drawn is what has been laid out. */
export async function listShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (window as unknown as { seenShifts: string[] }).seenShifts;
  });
}
