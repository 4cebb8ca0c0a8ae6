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
  const isWhole = () =>
    matchMedia('(scripting: none)').matches || 'whole' in document.documentElement.dataset;
  await expect.poll(() => page.evaluate(isWhole)).toBe(true);
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
