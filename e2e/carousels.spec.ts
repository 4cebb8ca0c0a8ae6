import { expect, type Page, test } from '@playwright/test';
import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { testWithExtensions } from './browser-extensions';
import { waitForScripts } from './page';
import { inMotion, phoneSize } from './site';

test.use(inMotion);

/** The carousels (Swiper, Swiper, Embla), with their pages, first slides, and ms between two turns on desktops. */
const carousels = {
  hero: { route: routes.home, start: 1, delay: 3000 },
  airlines: { route: routes.flights, start: 1, delay: 1000 },
  testimonials: { route: routes.places, start: 3, delay: 2000 },
};

type CarouselName = keyof typeof carousels;

function partsOf(page: Page) {
  const controls = page.locator('.carousel-controls');
  return {
    root: page.locator('[aria-roledescription="carousel"]'),
    viewport: page.locator('.carousel-viewport'),
    track: page.locator('.carousel-track'),
    slides: page.locator('.carousel-slide'),
    controls,
    dots: controls.locator('[aria-current]'),
    pause: controls.getByRole('button', { name: labels.carousel.pause }),
    play: controls.getByRole('button', { name: labels.carousel.play }),
  };
}

/** Opens a page with a stopped clock, and scrolls to its carousel. */
async function openCarousel(page: Page, name: CarouselName) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(carousels[name].route, { waitUntil: 'domcontentloaded' });
  // Scripts load after the first paint, which waits for the clock.
  await page.clock.runFor(100);
  await waitForScripts(page);
  // Start scripts that wait for the visitor's first action. The mouse stays over the header.
  await page.mouse.move(9, 9);
  await page.mouse.move(1, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // CSS does not use the page's clock.
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
  const parts = partsOf(page);
  const { root, viewport, track, slides } = parts;
  await track.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
  await expect(root).toHaveAttribute('data-state', /./);
  // The page's clock is stopped, but animations go on.
  await page.evaluate(async () => {
    const frame = () => document.body.animate([{ opacity: 1 }, { opacity: 1 }], 1).finished;
    for (let count = 0; count < 4; count += 1) await frame();
  });

  /** The indexes of the slides that are completely visible and can be focused, in the order of the page. */
  const shown = () =>
    viewport.evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll<HTMLElement>('.carousel-slide:not([inert])')]
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > left - 1 && box.right < right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ slide }) => Number.parseInt(slide.ariaLabel ?? '', 10) - 1);
    });
  /** The HTML of the row. The styles of the slides change as soon as anything moves. */
  const html = () => viewport.innerHTML();
  const [count, perView] = [await slides.count(), (await shown()).length];
  /** Advances the page's clock by this many ms. */
  const pass = (ms: number) => page.clock.runFor(ms);
  const expectStill = async (ms = 60_000) => {
    const before = await html();
    await pass(ms);
    expect(await html()).toBe(before);
  };
  return {
    ...parts,
    count,
    perView,
    shown,
    pass,
    expectStill,

    /** Expects no movement until 1 ms before this time, and movement after it. */
    async expectTurnAfter(ms: number) {
      await expectStill(ms - 1);
      const before = await html();
      // Embla moves in frames of 16 ms.
      await pass(33);
      expect(await html()).not.toBe(before);
    },

    /** Expects that exactly these slides are visible and can be focused. */
    async expectShown(first: number, many = perView) {
      const wanted = Array.from({ length: many }, (_, index) => (first + index) % count);
      await expect.poll(shown).toEqual(wanted);
      await expect(root.locator('.carousel-slide:not([inert])')).toHaveCount(many);
      // Swiper moves slides by CSS transitions.
      await expect(track).toHaveCSS('transition-duration', '0s');
    },

    /** Swipes from right to left, over more than half of a row with one slide. */
    async swipe() {
      const { x, y, width } = (await viewport.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...positions: number[]) => {
        const touchPoints = positions.map((position) => ({ x: x + position * width, y: y + 100 }));
        return session.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await touch('touchStart', 0.8);
      for (const position of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', position);
      await touch('touchEnd');
    },
  };
}

// Name, window width, visible slides, gap in px, ms between two turns. The widest window of each comes first.
const layouts: [CarouselName, number, number, number, number][] = [
  ['hero', 1440, 1, 30, 3000],
  ['airlines', 768, 4, 30, 1000],
  ['airlines', 767, 1, 30, 2000],
  ['testimonials', 641, 2, 32, 2000],
  ['testimonials', 639, 1, 32, 2000],
  ['testimonials', 640, 2, 32, 2000],
];
for (const [name, { start }] of Object.entries(carousels)) {
  const windows = layouts.filter(([of]) => of === name);
  const widths = windows.map(([, width]) => width);
  test(`${name} loops from ${start}, and on in windows of ${widths} px`, async ({ page }) => {
    const widest = Math.max(...widths);
    await page.setViewportSize({ width: widest, height: 900 });
    const carousel = await openCarousel(page, name as CarouselName);
    const text = (await page.locator('h1').textContent()) ?? '';
    const h1 = page.locator('h1:not([inert] *), [role=heading][aria-level="1"]:not([hidden])');
    let first = start - 1;
    for (const [, width, perView, gap, delay] of windows) {
      await page.setViewportSize({ width, height: 900 });
      await expect(carousel.slides.first()).toHaveCSS('margin-right', `${gap}px`);
      await carousel.expectShown(first, perView);
      await carousel.expectTurnAfter(delay);
      // Wait until the turn is over, because Swiper counts from the end of a turn, and Embla from its start.
      await carousel.pass(700);
      first = (first + 1) % carousel.count;
      // Once round in the widest window.
      const turns = width === widest ? carousel.count : 0;
      for (let turn = 0; turn < turns; turn += 1) {
        await carousel.expectShown(first, perView);
        await expect(h1).toHaveText([text]);
        await carousel.pass(delay);
        first = (first + 1) % carousel.count;
      }
    }
  });
}

test('airlines turn by arrow buttons and keys, also in a narrower window', async ({ page }) => {
  const carousel = await openCarousel(page, 'airlines');
  await carousel.controls.locator('[value=previous]').click();
  await carousel.expectShown(carousel.count - 1);
  // The second press comes during the turn.
  const next = carousel.controls.locator('[value=next]');
  await next.evaluate((button: HTMLElement) => [1, 2].forEach(() => void button.click()));
  await carousel.expectShown(1);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await carousel.expectShown(2);
  await page.setViewportSize(phoneSize);
  await carousel.expectShown(2, 1);
  await carousel.viewport.press('ArrowLeft');
  await carousel.expectShown(1, 1);
});

// Swiper and Embla implement this differently.
for (const name of ['hero', 'testimonials'] as const) {
  const { delay } = carousels[name];

  test(`${name} stops under the mouse, on focus, in a hidden tab and with reduced motion`, async ({
    page,
  }) => {
    const carousel = await openCarousel(page, name);
    for (const [hold, release] of [
      [() => carousel.viewport.hover(), () => page.mouse.move(1, 1)],
      [() => carousel.pause.focus(), () => carousel.pause.blur()],
      [() => setHidden(page, true), () => setHidden(page, false)],
    ] as const) {
      await hold();
      await carousel.expectStill();
      await release();
      await carousel.expectTurnAfter(delay);
      await carousel.pass(1500);
      await expect(carousel.track).toHaveCSS('transition-duration', '0s');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(carousel.root).toHaveAttribute('data-state', 'paused');
    await carousel.dots.first().click();
    await carousel.pass(32);
    await carousel.expectShown(0);
    await page.mouse.move(1, 1);
    await carousel.expectStill();
    await carousel.viewport.press('ArrowRight');
    // The slide changes within two frames, without animation.
    await carousel.pass(32);
    await carousel.expectShown(1);
    await carousel.play.press('Enter');
    await carousel.expectTurnAfter(delay);
  });

  testWithExtensions(
    `${name} turns by a swipe and its dots, and continues unless it is paused`,
    async ({ page }) => {
      await page.setViewportSize(phoneSize);
      const carousel = await openCarousel(page, name);
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
      await expect(carousel.dots).toHaveCount(carousel.count);
      for (const index of [...Array(carousel.count).keys()].reverse()) {
        await carousel.dots.nth(index).click();
        await carousel.pass(700);
        await carousel.expectShown(index);
        await expect(carousel.dots.nth(index)).toHaveAttribute('aria-current', 'true');
      }
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a carousel is a row that scrolls, from the third testimonial at 641 px', async ({
    page,
  }) => {
    const { viewport, slides, controls } = partsOf(page);
    const left = async (index = 0) => (await slides.nth(index).boundingBox())?.x ?? 0;
    await page.goto(carousels.testimonials.route);
    await expect(controls).toBeHidden();
    await expect(viewport.locator('[inert]'), 'every slide is in reach').toHaveCount(0);
    for (const [width, earlier, later] of [
      [641, 2, 0],
      [640, 0, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await left(earlier)) < (await left(later))).toBe(true);
    }
    const before = await left();
    await viewport.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before - 10);
  });
});

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
