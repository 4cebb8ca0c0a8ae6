import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Span = { from: number; to: number };
type Seen = { value: number; at: number; moved: string };

/** Smaller shifts are fractions of a pixel, caused by the rounding of fonts. */
const min = 0.0001;

/** Lines may break at different places in a web font that loads after the first paint, and in its fallback. */
const minByFont = 0.02;

/** Records all layout shifts of the pages opened from now on, even those after an input. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Seen[] = [];
    // Each span begins with the response for a font and ends two frames after loading, when the font has been painted.
    const fonts: Span[] = [];
    let heard = 0;
    Object.assign(window, { shifts, fonts });
    document.fonts.addEventListener('loadingdone', () => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end > heard);
      // Without a new response, the font arrived with earlier fonts, and this event is late.
      const from = answers.length > 0 ? Math.min(...answers) : (fonts.at(-1)?.from ?? heard);
      heard = performance.now();
      const span = { from, to: Number.POSITIVE_INFINITY };
      fonts.push(span);
      requestAnimationFrame(() => requestAnimationFrame((to) => Object.assign(span, { to })));
    });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        shifts.push({ value, at: startTime, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the current layout has been painted. @returns a line for each shift */
export async function listLayoutShifts(page: Page): Promise<string[]> {
  const { shifts, fonts } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { shifts, fonts } = window as unknown as { shifts: Seen[]; fonts: Span[] };
    return { shifts, fonts };
  });
  return shifts
    .filter(({ value, at }) => {
      const isByFont = fonts.some(({ from, to }) => from <= at && at <= to);
      return value >= (isByFont ? minByFont : min);
    })
    .map(({ value, at, moved }) => `${value.toFixed(4)} after ${Math.round(at)} ms: ${moved}`);
}
