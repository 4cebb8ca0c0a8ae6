import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdScripts, laidOut, ready } from './ready';
import { desktopSize, phoneSize } from './site';

const finals = ['25+', '970+', '10000+', '50+'];
const zeros = ['0+', '0+', '0+', '0+'];

const block = (page: Page) => page.getByRole('region', { name: 'Why Choose' }).locator('dl');

/** What is to be seen: the moving digits, or where there are none the text itself. */
const shown = (page: Page) =>
  block(page)
    .locator('dd')
    .evaluateAll((all) =>
      all.map((dd) => (dd.querySelector('[aria-hidden="true"]') ?? dd).textContent),
    );

/** Opens the home page and stops its clock once the counters have been prepared, out of view. */
async function openAndStop(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await expect.poll(() => shown(page)).toEqual(zeros);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Scrolls so that so many px of the block are still below the screen, and no picture moves it. */
async function bringIntoView(counters: Locator, pixelsBelow: number) {
  await counters.evaluate((dl, below) => {
    scrollBy(0, dl.getBoundingClientRect().bottom - innerHeight - below);
  }, pixelsBelow);
  await observed(counters);
}

/**
 * Waits until the browser has told the page's observers what is in view: they are told in the
 * order in which they began, and this one is the last.
 */
async function observed(counters: Locator) {
  await counters.evaluate(
    (dl) =>
      new Promise<void>((resolve) => {
        const last = new IntersectionObserver(() => {
          last.disconnect();
          resolve();
        });
        last.observe(dl);
      }),
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the counters show their final values', async ({ page }) => {
    await page.goto('/');
    expect(await shown(page)).toEqual(finals);
    await expect(block(page).locator('dd')).toHaveText(finals);
    for (const value of await block(page).locator('dd').all()) await expect(value).toBeVisible();
  });
});

test('the file itself holds the final values', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const value of finals) expect(html).toContain(`>${value}<`);
});

for (const [name, size] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  test(`they rise by a twentieth every 100 ms from when all are in view (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAndStop(page);
    const counters = block(page);

    // Two pixels are missing: nothing happens, however long one waits.
    await bringIntoView(counters, 2);
    await page.clock.runFor(5000);
    expect(await shown(page)).toEqual(zeros);

    await bringIntoView(counters, 0);
    await page.clock.runFor(99);
    expect(await shown(page)).toEqual(zeros);
    await page.clock.runFor(1);
    expect(await shown(page)).toEqual(['1+', '48+', '500+', '2+']);
    await page.clock.runFor(900);
    expect(await shown(page)).toEqual(['12+', '485+', '5000+', '25+']);
    await page.clock.runFor(900);
    expect(await shown(page)).toEqual(['23+', '921+', '9500+', '47+']);
    await page.clock.runFor(100);
    expect(await shown(page)).toEqual(finals);
    await expect(counters.locator('[aria-hidden]')).toHaveCount(0);

    // Once only: not again after a walk to the top and back.
    await page.evaluate(() => scrollTo(0, 0));
    await observed(counters);
    await bringIntoView(counters, 0);
    await page.clock.runFor(500);
    expect(await shown(page)).toEqual(finals);
  });
}

test('a block that is taller than the screen counts when it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await openAndStop(page);
  const counters = block(page);
  const height = await counters.evaluate((dl) => dl.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(220);

  // Its upper edge is still in view.
  await bringIntoView(counters, height - 190);
  await page.clock.runFor(1000);
  expect(await shown(page)).toEqual(zeros);
  await bringIntoView(counters, (height - 200) / 2);
  await page.clock.runFor(1000);
  expect(await shown(page)).toEqual(['12+', '485+', '5000+', '25+']);
});

test('a screen that is turned while one waits makes room for all of them', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 150 });
  await openAndStop(page);
  const counters = block(page);
  await page.setViewportSize({ width: 700, height: 900 });
  await bringIntoView(counters, 10);
  await page.clock.runFor(1000);
  expect(await shown(page)).toEqual(zeros);
  await bringIntoView(counters, 0);
  await page.clock.runFor(100);
  expect(await shown(page)).toEqual(['1+', '48+', '500+', '2+']);
});

test('what is partly in view when the scripts arrive keeps its final value until all is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  const counters = block(page);
  await laidOut(page);
  await bringIntoView(counters, 40);
  // Everything that is ever shown from here on.
  await counters.evaluate((dl) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(dl.textContent)).observe(dl, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  release();
  await ready(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await observed(counters);
  expect(await shown(page)).toEqual(finals);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);

  // It does run: it counts as soon as all of it is in view.
  await bringIntoView(counters, 0);
  await page.clock.runFor(100);
  expect(await shown(page)).toEqual(['1+', '48+', '500+', '2+']);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the final values stay', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const counters = block(page);
    await counters.evaluate((dl) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver(() => changes.push(dl.textContent)).observe(dl, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await ready(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await bringIntoView(counters, 0);
    await page.clock.runFor(3000);
    expect(await shown(page)).toEqual(finals);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
  });
});

test('screen readers hear the final values and no steps', async ({ page }) => {
  await openAndStop(page);
  const counters = block(page);
  const heard = finals
    .map((value, index) => {
      const label = ['Awards', 'Tours', 'Travellers', 'Team Members'][index];
      return `- term: ${label}\n- definition: ${value}`;
    })
    .join('\n');
  await expect(counters).toMatchAriaSnapshot(heard);
  await bringIntoView(counters, 0);
  await page.clock.runFor(500);
  expect(await shown(page)).toEqual(['6+', '242+', '2500+', '12+']);
  await expect(counters).toMatchAriaSnapshot(heard);
  for (const value of await counters.locator('dd').all()) {
    await expect(value.locator(':not([aria-hidden])')).toHaveCount(1);
  }
  await expect(
    page.locator('[aria-live], [role="status"], [role="timer"], output').filter({ has: counters }),
  ).toHaveCount(0);
  await expect(counters.locator('[aria-live], [role], output')).toHaveCount(0);
});

for (const width of [320, 390, 1440]) {
  test(`nothing moves while they count (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAndStop(page);
    const counters = block(page);
    await bringIntoView(counters, 0);
    const boxes = () =>
      counters.evaluate((dl) =>
        [dl, ...dl.querySelectorAll('div, dt, dd')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = await boxes();
    for (const time of [100, 900, 900, 100]) {
      await page.clock.runFor(time);
      expect(await boxes()).toEqual(before);
    }
    expect(await shown(page)).toEqual(finals);
    // No value reaches into its neighbour.
    const wide = await counters
      .locator('dd')
      .evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth).length);
    expect(wide).toBe(0);
    // The moving digits stood in the room of the final ones, all equally wide.
    const value = counters.locator('dd').first();
    await expect(value).toHaveCSS('font-variant-numeric', /tabular-nums/);
  });
}
