import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the scripts have taken over and the document handles events. */
export async function ready(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Opens a page, and waits until its scripts have taken over. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** Waits until React has taken over the island that has a part, or is in it. */
export async function islandHydrated(part: Locator) {
  const island = 'xpath=ancestor::*[@data-hydrated] | descendant::*[@data-hydrated]';
  await expect(part.locator(island).first(), 'The island is there and hydrated').toBeAttached();
}

/**
 * Waits until the page has its styles and fonts, and nothing that loads later can move it. The scripts may
 * still be loading.
 */
export async function laidOut(page: Page) {
  const styled = () =>
    document.readyState !== 'loading' &&
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);
  await expect.poll(() => page.evaluate(styled)).toBe(true);
  await page.evaluate(async () => {
    // Fonts are requested when text is laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Scrolls through the whole page, a screen at a time, as a reader does; ends at its top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const root = document.documentElement;
    // A page may grow while it is scrolled.
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // The page's observers are notified after the first frame.
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    await frame();
    await frame();
  });
}

/**
 * Holds back the page's requests to an address, from the next page on. Other routes of a test answer them then.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Holds the page's scripts back. */
export const holdScripts = (page: Page) => holdRequests(page, '**/_next/**/*.js');
