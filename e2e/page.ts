import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

// @axe-core/playwright would load this into the page again for each run.
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Waits until the page's scripts handle events. */
export async function waitForScripts(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Opens a page, and waits for its scripts. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForScripts(page);
}

/** Reloads a page, and waits for its scripts. */
export async function reload(page: Page) {
  await page.reload();
  await waitForScripts(page);
}

/** Waits for the fonts of a page that has loaded. */
export async function waitForFonts(page: Page) {
  await page.evaluate(async () => {
    // Fonts are requested when text is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Scrolls through the whole page, screen by screen, and back to the top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const twoFrames = async () => {
      // The page's observers are notified after the first frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    };
    const root = document.documentElement;
    // A page may grow while it is scrolled.
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await twoFrames();
    }
    scrollTo(0, 0);
    await twoFrames();
  });
}

/**
 * Runs axe on the current state of the page. @returns a line for each element that breaks a rule
 * @param part the part of the page to check; what is around `main` is the same on every page
 * @param rules the rules to check; by default all rules
 */
export async function listAxeViolations(page: Page, part = 'main', rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ part, rules }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // Listing the rules that pass takes half of the time.
      const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) };
      const { violations } = await axe.run(part, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { part, rules },
  );
}

/**
 * Records console errors (such as violations of the page's policy) and warnings, page errors, and requests to other
 * hosts.
 */
export function watchViolations(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    // Most tests block the service worker, because it would hide the requests of pages.
    const isExpected = /^Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') found.push(request.url());
  });
  return found;
}

/** Sets the browser's default font size in px, which rem and em follow. Browsers begin with 16. */
export async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Expects that the page is not wider than its window without the scrollbar. */
export async function expectNoOverflow(page: Page, message?: string) {
  const overflow = () =>
    page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
  // Right after a resize, part of the layout may still be the old one.
  await expect.poll(overflow, message).toBeLessThanOrEqual(0);
}
