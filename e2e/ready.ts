import { expect, type Page } from '@playwright/test';

/** Waits until the scripts have taken over: from then on the document listens. */
export async function ready(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/**
 * Waits until the page has its styles and fonts, all of it is laid out, and nothing that loads later
 * moves it any more. The scripts may still be on their way.
 */
export async function laidOut(page: Page) {
  const styled = () =>
    document.readyState !== 'loading' &&
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);
  await expect.poll(() => page.evaluate(styled)).toBe(true);
  await page.evaluate(async () => {
    // Fonts are asked for when text is laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  const isRendered = () =>
    matchMedia('(scripting: none)').matches || 'rendered' in document.documentElement.dataset;
  await expect.poll(() => page.evaluate(isRendered)).toBe(true);
}

/** Passes every part of the page, a screen at a time, as one who reads; ends at its top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const root = document.documentElement;
    // A page may grow while it is being read.
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // The observers of the page are told after the first frame.
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
    await frame();
  });
}

/**
 * Holds back what a page asks for at an address, from the next page on.
 * @returns a function that lets it come
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the page's scripts back. */
export const holdScripts = (page: Page) => hold(page, '**/_next/**/*.js');
