import { expect, type Page, test } from '@playwright/test';
import { countStepMs, countSteps } from '@/components/home/counters.island';
import { counters } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { waitForFonts, waitForScripts } from './page';
import { inMotion, phoneSize } from './site';

// content.spec.ts tests that the final values are in the HTML.

test.use({ ...inMotion, viewport: phoneSize });

const block = (page: Page) => page.locator('section[aria-labelledby="why-choose"] dl');

/** Expects the values after a number of steps. Each is shown once, in the digits over the text or in the text. */
async function expectSteps(page: Page, steps: number) {
  const parts = block(page).locator('dd > *');
  const shown = await parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map(({ textContent }) => textContent),
  );
  // Each step adds a twentieth, rounded down (specification, section 6).
  expect(shown).toEqual(counters.map(({ target }) => `${Math.floor((target * steps) / 20)}+`));
}

/** Opens the home page, and stops its clock once the counters are ready but out of view. */
async function openAndStop(page: Page) {
  await page.clock.install();
  await page.goto(routes.home);
  await expect(block(page).locator('data').first()).toBeVisible();
  await waitForFonts(page);
  // Lay out the whole page, so that distances are right. Phones lay out the lower sections late.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) {
      section.style.contentVisibility = 'visible';
    }
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Scrolls until this many px of the block are below the window, and waits for the page to react. */
async function bringIntoView(page: Page, pixelsBelow: number) {
  await block(page).evaluate(async (dl, below) => {
    scrollBy(0, dl.getBoundingClientRect().bottom - innerHeight - below);
    // Observers are notified after scroll listeners.
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => resolve(observer.disconnect())).observe(dl);
    });
  }, pixelsBelow);
}

test('counters start when all are in view, count once, and move nothing', async ({ page }) => {
  await openAndStop(page);
  await bringIntoView(page, 2);
  await page.clock.runFor(5000);
  await expectSteps(page, 0);
  await bringIntoView(page, 0);
  const [box, heard] = [await block(page).boundingBox(), await block(page).ariaSnapshot()];
  for (const { target } of counters) expect(heard).toContain(`${target}+`);
  await page.clock.runFor(countStepMs - 1);
  await expectSteps(page, 0);
  await page.clock.runFor(1);
  for (const steps of [1, 2, 3]) {
    await expectSteps(page, steps);
    expect(await block(page).boundingBox()).toEqual(box);
    expect(await block(page).ariaSnapshot(), 'what screen readers read').toBe(heard);
    await page.clock.runFor(countStepMs);
  }
  await page.clock.runFor(countSteps * countStepMs);
  await expectSteps(page, countSteps);
  await bringIntoView(page, 2000);
  await bringIntoView(page, 0);
  await page.clock.runFor(500);
  await expectSteps(page, countSteps);
});

test('reduced motion, also when it is switched on later, shows the final values', async ({
  page,
}) => {
  await openAndStop(page);
  await bringIntoView(page, 0);
  await page.clock.runFor(countStepMs);
  await expectSteps(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(async () => expectSteps(page, countSteps)).toPass();
  await page.reload();
  await page.clock.runFor(100);
  await waitForScripts(page);
  await bringIntoView(page, 0);
  await page.clock.runFor(countStepMs);
  await expectSteps(page, countSteps);
});
