import { chromium } from '@playwright/test';
import { type FlowResult, startFlow, type UserFlow } from 'lighthouse';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findBrowser } from '../scripts/setup/browser.mjs';

/** The steps after the load of a page. */
export type Follow = (flow: UserFlow, page: Page) => Promise<void>;

/**
 * Runs a user flow in a new browser, as Lighthouse does by default: mobile, slow 4G and a quarter of
 * the processor speed, simulated.
 * @returns the result of each step: the load, and what follows
 * @throws an Error when there is no browser, or Lighthouse cannot measure
 */
export async function runFlow(url: string, follow?: Follow): Promise<FlowResult.Step[]> {
  const result = await withPage(await findBrowser(), async (page) => {
    const flow = await startFlow(page);
    await flow.navigate(url);
    await follow?.(flow, page);
    const { steps } = await flow.createFlowResult();
    for (const { lhr } of steps) if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return steps;
  });
  if (!result) throw new Error('There is no Chromium here: run npx playwright install chromium');
  return result;
}

/**
 * Uses a page of a new browser.
 * @param options as `findBrowser` returns them
 * @returns what the use returns; undefined when there is no browser
 */
export async function withPage<T>(
  options: Awaited<ReturnType<typeof findBrowser>>,
  use: (page: Page) => Promise<T>,
  isRepeat = false,
): Promise<T | undefined> {
  if (!options) return undefined;
  const executablePath = options.executablePath ?? chromium.executablePath();
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await use(await browser.newPage());
  } catch (error) {
    // A browser sometimes loses a page, which should not fail the whole run.
    if (isRepeat) throw error;
    return withPage(options, use, true);
  } finally {
    await browser.close();
  }
}

/**
 * Taps an element, as a time span of a flow: Lighthouse slows down network and processor meanwhile.
 * @param result what is in the page after the tap
 * @param before what happens in the time span before the tap
 */
export async function tap(
  [flow, page]: [UserFlow, Page],
  name: string,
  [target, result]: [string, string],
  before?: () => Promise<unknown>,
): Promise<void> {
  await flow.startTimespan({ name });
  // The time span has a phone's screen; between the steps there is none.
  await findVisible(page, target);
  await page.waitForNetworkIdle();
  await before?.();
  await (await findVisible(page, target)).tap();
  await page.waitForSelector(result);
  // The browser reports the interaction later than the paint that ends it.
  await page.waitForNetworkIdle();
  await flow.endTimespan();
}

/**
 * Follows a link by a tap, as a load that is slowed down like taps. Nothing is fetched ahead:
 * Lighthouse does not slow down what speculation rules fetch.
 */
export async function tapLink([flow, page]: [UserFlow, Page], target: string): Promise<void> {
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
  await flow.navigate(async () => (await findVisible(page, target)).tap(), {
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  });
}

/** Brings the first visible element of a selector to the middle of the screen. */
async function findVisible(page: Page, target: string): Promise<ElementHandle> {
  const found = await page.evaluateHandle((selector) => {
    const visible = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!visible) throw new Error(`Nothing visible matches ${selector}`);
    visible.scrollIntoView({ block: 'center', behavior: 'instant' });
    return visible;
  }, target);
  return found as ElementHandle;
}
