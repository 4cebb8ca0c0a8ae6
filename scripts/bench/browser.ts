import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';

/** What a phone's window is like. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** How long a state is waited for, in ms: a page of fifty times the content takes its time. */
const patience = 120_000;

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** Starts the browser that the tests use, too. @throws an Error when there is none */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: flags });
}

/** Where the browser stands. @throws an Error when there is none */
export async function browserPath(): Promise<string> {
  const found = await findBrowser();
  if (!found) throw new Error('There is no Chromium here: run npx playwright install chromium');
  return found.executablePath ?? chromium.executablePath();
}

/** Does something with a new page on a phone whose cache is empty, and closes it. */
export async function onPhone<T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(patience);
  // tsx lets functions keep their names by a helper, which functions sent to a page leave behind.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Waits until the scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** From now on the page's processor is that many times slower. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Follows what a page fetches, from now on.
 * @returns how many requests there have been, and a wait until none has been under way for half a
 *   second: longer than any delay by which a page tells intent from passing by
 */
export function watchTraffic(page: Page): { count: () => number; quiet: () => Promise<void> } {
  let started = 0;
  let ended = 0;
  page.on('request', () => {
    started += 1;
  });
  const onEnd = () => {
    ended += 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  const quiet = async () => {
    for (let count = -1; count !== started || ended < started; ) {
      count = started;
      await page.waitForTimeout(500);
    }
  };
  return { count: () => started, quiet };
}
