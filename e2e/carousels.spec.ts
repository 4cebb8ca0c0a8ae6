import { expect, type Page } from '@playwright/test';
import {
  type CarouselName,
  carousels,
  nextPaint,
  openCarousel,
  partsOf,
  startCarousel,
  test,
} from './carousels';
import { holdRequests, ready } from './ready';
import { desktopSize, inMotion, phoneSize } from './site';

test.use(inMotion);

// Name, width, slides side by side, px between them, the first slide, ms between two turns.
const layouts: [CarouselName, number, number, number, number, number][] = [
  ['hero', 1440, 1, 30, 1, 3000],
  ['airlines', 768, 4, 30, 1, 1000],
  ['airlines', 767, 1, 30, 1, 2000],
  ['testimonials', 639, 1, 32, 1, 2000],
  ['testimonials', 640, 2, 32, 1, 2000],
  ['testimonials', 641, 2, 32, 3, 2000],
];
for (const [name, width, perView, gap, first, delay] of layouts) {
  test(`${name} loops at ${width} px, ${perView} from slide ${first} on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const carousel = await startCarousel(page, name);
    const text = (await page.locator('h1').textContent()) ?? '';
    const h1 = page.locator('h1:not([inert] *), [role=heading][aria-level="1"]:not([hidden])');
    await expect(carousel.slides.first()).toHaveCSS('margin-right', `${gap}px`);
    await carousel.expectShown(first - 1, perView);
    await carousel.expectTurnAfter(delay);
    // Swiper counts from the end of a turn, Embla from its start: waits until the turn is over.
    await carousel.pass(700);
    for (let turn = 0; turn <= carousel.count; turn++) {
      await carousel.expectShown((first + turn) % carousel.count, perView);
      await expect(h1).toHaveText([text]);
      await carousel.pass(delay);
    }
  });
}

test('a testimonial takes 500 ms to pass', async ({ page }) => {
  const carousel = await startCarousel(page, 'testimonials');
  await carousel.pass(2000 + 450);
  expect(await carousel.shown()).not.toHaveLength(carousel.perView);
  await carousel.pass(100);
  expect(await carousel.shown()).toHaveLength(carousel.perView);
});

// The last value is the slide to which the visitor has scrolled.
const takeOvers = [
  ['hero', desktopSize, 2],
  ['airlines', desktopSize, 1],
  ['testimonials', { width: 800, height: 900 }, 3],
] as const;
for (const [name, size, first] of takeOvers) {
  test(`${name} keeps its place at slide ${first}, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdRequests(page, carousels[name].engine);
    const carousel = await openCarousel(page, name);
    await carousel.slides.nth(first - 1).evaluate((slide) => {
      slide.closest('.carousel-view')?.scrollTo({ left: (slide as HTMLElement).offsetLeft });
    });
    await nextPaint(page);
    const before = await boxes(page);
    expect((await carousel.shown())[0]).toBe(first - 1);
    release();
    await expect(carousel.root).toHaveAttribute('data-state', 'playing');
    await nextPaint(page);
    expect((await carousel.shown())[0]).toBe(first - 1);
    // A row scrolls by whole pixels, an engine moves by parts of one.
    for (const [index, side] of (await boxes(page)).entries()) {
      expect(Math.abs(side - (before[index] ?? NaN))).toBeLessThan(1);
    }
  });
}

test('the pause button wins over everything, and decides what is read aloud', async ({ page }) => {
  const carousel = await startCarousel(page, 'hero');
  await expect(carousel.track).toHaveAttribute('aria-live', 'off');
  await carousel.pause.click();
  await page.mouse.move(1, 1);
  await expect(carousel.track).toHaveAttribute('aria-live', 'polite');
  await carousel.expectStill();
  await carousel.play.press('Enter');
  await carousel.view.hover();
  await expect(carousel.track).toHaveAttribute('aria-live', 'off');
  await carousel.expectTurnAfter(3000);
});

test('airlines follow arrows and keys, also in a narrower window', async ({ page }) => {
  const carousel = await startCarousel(page, 'airlines');
  await carousel.controls.locator('[value=previous]').click();
  await carousel.expectShown(carousel.count - 1);
  await carousel.controls.locator('[value=next]').click();
  await carousel.expectShown(0);
  await page.keyboard.press('ArrowRight');
  await carousel.expectShown(1);
  await page.setViewportSize(phoneSize);
  await carousel.expectShown(1, 1);
  await carousel.view.press('ArrowLeft');
  await carousel.expectShown(0, 1);
});

test('on phones the next airline looks out, also before the engine comes', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const release = await holdRequests(page, carousels.airlines.engine);
  const carousel = await openCarousel(page, 'airlines');
  expect(await lookOut(page)).toBe(true);
  release();
  await expect(carousel.root).toHaveAttribute('data-state', /./);
  // Also after the last one, where the first looks out.
  for (const [way, shown] of [
    ['next', 1],
    ['previous', 0],
    ['previous', carousel.count - 1],
  ] as const) {
    await carousel.controls.locator(`[value=${way}]`).click();
    await carousel.expectShown(shown, 1);
    expect(await lookOut(page)).toBe(true);
  }
});

test('with reduced motion all airlines are in view, and none turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAllAirlines(page);
  await expect(partsOf(page).root).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(partsOf(page).root).toHaveAttribute('data-state', /./);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAllAirlines(page);
});

// Behaviour that Swiper and Embla implement in different ways.
for (const name of ['hero', 'testimonials'] as const) {
  const { delay } = carousels[name];

  test(`${name} waits for the mouse, the focus and a hidden document`, async ({ page }) => {
    const carousel = await startCarousel(page, name);
    for (const [hold, release] of [
      [() => carousel.view.hover(), () => page.mouse.move(1, 1)],
      [() => carousel.pause.focus(), () => carousel.pause.blur()],
      [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
    ] as const) {
      await hold();
      await carousel.expectStill();
      await release();
      await carousel.expectTurnAfter(delay);
      await carousel.pass(1500);
      await expect(carousel.track).toHaveCSS('transition-duration', '0s');
    }
  });

  test(`${name} goes on after a swipe, and does not when it was paused`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    const carousel = await startCarousel(page, name);
    if (name === 'testimonials') {
      await test.step('one that was too short turns nothing', async () => {
        await carousel.swipe(0.1);
        await carousel.pass(700);
        await carousel.expectShown(0);
      });
    }
    await carousel.swipe();
    await carousel.pass(700);
    await carousel.expectShown(1);
    await carousel.pass(delay);
    await carousel.expectShown(2 % carousel.count);
    await carousel.pause.click();
    await page.mouse.move(1, 1);
    await carousel.swipe();
    await carousel.pass(1500);
    await carousel.expectShown(3 % carousel.count);
    await carousel.expectStill();
  });

  test(`dots of ${name} lead to their slides, also in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const carousel = await startCarousel(page, name);
    await expect(carousel.dots).toHaveCount(carousel.count);
    for (const index of [...Array(carousel.count).keys()].reverse()) {
      await carousel.dots.nth(index).click();
      await carousel.pass(700);
      await carousel.expectShown(index);
      await expect(carousel.dots.nth(index)).toHaveAttribute('aria-current', 'true');
      const filled = () =>
        carousel.dots.evaluateAll((dots) => {
          const fills = dots.map(
            ({ children: [dot] }) => dot && getComputedStyle(dot).backgroundColor,
          );
          return fills.findIndex((fill) => fills.indexOf(fill) === fills.lastIndexOf(fill));
        });
      // A dot is filled by a transition.
      await expect.poll(filled).toBe(index);
    }
  });

  test(`with reduced motion ${name} waits for its button and moves at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await startCarousel(page, name);
    await carousel.setPaceOfTransitions(0);
    await carousel.expectStill();
    const steps = [
      () => carousel.view.press('ArrowRight'),
      () => carousel.swipe(),
      () => carousel.play.press('Enter').then(() => carousel.expectTurnAfter(delay)),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      // Only two frames.
      await carousel.pass(32);
      expect((await carousel.shown())[0]).toBe((index + 1) % carousel.count);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The page hears of it with its next frame, and starts to count again.
    await carousel.setPaceOfTransitions(10);
    await nextPaint(page);
    await carousel.setPaceOfTransitions(0);
    await carousel.expectTurnAfter(delay);
    expect(await carousel.shown()).not.toEqual(carousel.slidesFrom(4));
  });

  test(`two slides of ${name} loop`, async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await keepTwoSlides(page);
    const carousel = await startCarousel(page, name);
    await carousel.pass(700);
    for (const next of [1, 0, 1]) {
      await carousel.pass(delay);
      await carousel.expectShown(next);
    }
    await expect(carousel.slides).toHaveCount(2);
  });
}

test('slides that are all in view have no controls and do not move', async ({ page }) => {
  await keepTwoSlides(page);
  const carousel = await openCarousel(page, 'testimonials');
  await expect(carousel.root).toHaveCount(0);
  await carousel.expectStill();
  expect(await carousel.shown()).toEqual([0, 1]);
  await expect(carousel.controls).toBeHidden();
});

test('an engine comes when its carousel is near the screen', async ({ page }) => {
  const { route, engine } = carousels.testimonials;
  let isAsked = false;
  const asked = page.waitForRequest(engine).then(() => {
    isAsked = true;
  });
  await page.setViewportSize({ width: 1024, height: 200 });
  await page.goto(route);
  await page.mouse.move(1, 1);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(isAsked).toBe(false);
  await partsOf(page).view.scrollIntoViewIfNeeded();
  await asked;
});

test('when the engine can’t be loaded the row stays a row', async ({ page }) => {
  await page.route(carousels.hero.engine, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await openCarousel(page, 'hero');
  await failed;
  await nextPaint(page);
  await expectRow(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('carousels are rows that scroll, and all airlines are in view', async ({ page }) => {
    for (const name of ['hero', 'testimonials'] as const) {
      await page.goto(carousels[name].route);
      await expectRow(page);
    }
    await expectAllAirlines(page);
  });
});

/** Expects every airline in view and in reach, on phones and desktops, with no room for buttons. */
async function expectAllAirlines(page: Page) {
  for (const size of [phoneSize, desktopSize]) {
    await page.setViewportSize(size);
    if (new URL(page.url(), 'http://-').pathname !== carousels.airlines.route) {
      await page.goto(carousels.airlines.route);
    }
    const { view, slides, controls } = partsOf(page);
    await view.scrollIntoViewIfNeeded();
    await expect(controls).toHaveCSS('display', 'none');
    await expect(view.locator('[inert]')).toHaveCount(0);
    const outside = () =>
      slides.evaluateAll(
        (all) =>
          all.filter((slide) => {
            const [box, row] = [slide, slide.closest('.carousel-view')].map((one) =>
              one?.getBoundingClientRect(),
            );
            return !box || !row || box.left < row.left - 1 || box.right > row.right + 1;
          }).length,
      );
    await expect.poll(outside).toBe(0);
  }
}

/** Whether a slide begins between the whole one and the end of the row. */
function lookOut(page: Page): Promise<boolean> {
  return partsOf(page).view.evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.querySelectorAll('.carousel-slide')].some((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left > left + 1 && box.left < right - 20 && box.right > right;
    });
  });
}

/** Expects no controls, every slide in reach, and scrolling by keyboard. */
async function expectRow(page: Page) {
  const { view, slides, controls } = partsOf(page);
  await expect(controls).toBeHidden();
  await expect(view.locator('[inert]')).toHaveCount(0);
  const left = async () => (await slides.first().boundingBox())?.x ?? 0;
  const before = await left();
  await view.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before - 10);
}

/** Removes all slides but two from the page, and their dots. */
async function keepTwoSlides(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const it of document.querySelectorAll(':is(.carousel-track, .carousel-dots) > *')) {
        if ([...(it.parentElement?.children ?? [])].indexOf(it) > 1) it.remove();
      }
    });
  });
}

/** The boxes of the row, the slides in view and their texts: left, top, width, height of each. */
async function boxes(page: Page): Promise<number[]> {
  return partsOf(page).view.evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [row, ...row.querySelectorAll('.carousel-slide, h1, h2, p, blockquote')]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.right > left + 1 && box.left < right - 1)
      .sort((a, b) => a.left - b.left || a.top - b.top || a.height - b.height)
      .flatMap((box) => [box.left, box.top, box.width, box.height]);
  });
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
