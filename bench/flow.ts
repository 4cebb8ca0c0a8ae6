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
export async function runFlow(
  url: string,
  follow?: Follow,
  isRepeat = false,
): Promise<FlowResult.Step[]> {
  const found = await findBrowser();
  if (!found) throw new Error('There is no Chromium here: run npx playwright install chromium');
  const executablePath = found.executablePath ?? chromium.executablePath();
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // tsx keeps the names of functions with a helper, which functions sent to a page do not have.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    const flow = await startFlow(page);
    await flow.navigate(url);
    await follow?.(flow, page);
    const { steps } = await flow.createFlowResult();
    for (const { lhr } of steps) if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return steps;
  } catch (error) {
    // A browser sometimes loses a page, which should not fail the whole run.
    if (isRepeat) throw error;
    return runFlow(url, follow, true);
  } finally {
    await browser.close();
  }
}

/**
 * Taps an element, as a time span of a flow that ends when a dialog or another page is painted:
 * Lighthouse slows down network and processor meanwhile. The page measures the time since the finger
 * was lifted, as the user timing "painted".
 * @param before what happens in the time span before the tap
 */
export async function tap(
  [flow, page]: [UserFlow, Page],
  name: string,
  target: string,
  before?: () => Promise<unknown>,
): Promise<void> {
  await findVisible(page, target);
  await page.waitForNetworkIdle();
  await flow.startTimespan({ name });
  await before?.();
  const element = await findVisible(page, target);
  const painted = page.evaluate(async () => {
    const heading = document.querySelector('h1')?.textContent;
    const { timeStamp: start } = await new Promise<Event>((resolve) =>
      addEventListener('touchend', resolve),
    );
    const frame = () => new Promise(requestAnimationFrame);
    const isThere = () =>
      document.querySelector('dialog:is([open], :popover-open)') ||
      document.querySelector('h1')?.textContent !== heading;
    do await frame();
    while (!isThere());
    // The content of a frame is painted when the next frame begins.
    await frame();
    performance.measure('painted', { start });
  });
  await element.tap();
  await painted;
  // The browser reports the interaction later than the paint that ends it.
  await page.waitForNetworkIdle();
  await flow.endTimespan();
}

/** Brings the first visible element of a selector to the middle of the screen. */
export async function findVisible(page: Page, target: string): Promise<ElementHandle> {
  const found = await page.evaluateHandle((selector) => {
    const visible = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!visible) throw new Error(`Nothing visible matches ${selector}`);
    visible.scrollIntoView({ block: 'center', behavior: 'instant' });
    return visible;
  }, target);
  return found as ElementHandle;
}
