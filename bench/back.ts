import { findBrowser } from '../scripts/setup/browser.mjs';
import { withPage } from './flow';

/**
 * Leaves a page and goes back to it, on a phone's screen with a quarter of the processor speed. The
 * headless shell has no back/forward cache, and Lighthouse does not measure Back.
 * @returns the time in ms until the page is painted; Infinity when it was loaded again; undefined
 *   when there is no whole browser
 */
export async function goBack(url: string): Promise<number | undefined> {
  return withPage(await findBrowser(true), async (page) => {
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(4);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      // The content of a frame is painted when the next frame begins. A page that is loaded again does
      // not have this listener.
      addEventListener('pageshow', () => {
        const start = Number(sessionStorage.leftAt) - performance.timeOrigin;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => performance.measure('painted', { start })),
        );
      });
    });
    await page.goto(new URL('/privacy', url).href, { waitUntil: 'networkidle0' });
    const isBack = page.waitForNavigation({ waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      sessionStorage.leftAt = performance.timeOrigin + performance.now();
      history.back();
    });
    await isBack;
    await page.waitForNetworkIdle();
    return page.evaluate(
      () => performance.getEntriesByName('painted')[0]?.duration ?? Number.POSITIVE_INFINITY,
    );
  });
}
