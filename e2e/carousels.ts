import { expect, type Page } from '@playwright/test';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { ready } from './ready';

const swiper = '**/swiper-*.js';
const embla = '**/embla-row.island-*.js';

/** Where the carousels are, ms between two turns on desktops, and the script with their engine. */
export const carousels = {
  hero: { route: routes.home, delay: 3000, engine: swiper },
  airlines: { route: routes.flights, delay: 1000, engine: swiper },
  testimonials: { route: routes.places, delay: 2000, engine: embla },
} as const;

export type CarouselName = keyof typeof carousels;

/** The parts of a page's carousel. */
export function partsOf(page: Page) {
  const controls = page.locator('.carousel-controls');
  return {
    root: page.locator('[aria-roledescription="carousel"]'),
    view: page.locator('.carousel-view'),
    track: page.locator('.carousel-track'),
    slides: page.locator('.carousel-slide'),
    controls,
    dots: controls.locator('[aria-current]'),
    pause: controls.getByRole('button', { name: labels.carousel.pause }),
    play: controls.getByRole('button', { name: labels.carousel.play }),
  };
}

/** Opens a page with its clock stopped until it is told to run, and scrolls to its carousel. */
export async function openCarousel(page: Page, name: CarouselName) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Does not wait for the load event: some tests hold the engine back, and the page with it.
  await page.goto(carousels[name].route, { waitUntil: 'domcontentloaded' });
  // Starts scripts that wait for the visitor's first action. The mouse stays over the header.
  await page.mouse.move(9, 9);
  await page.mouse.move(1, 1);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // CSS does not use the clock of the page.
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
  const parts = partsOf(page);
  const { root, view, track, slides } = parts;
  await track.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);

  /** The slides that are wholly in view and in reach, counted from 0 in the order of the page. */
  const shown = () =>
    view.evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll<HTMLElement>('.carousel-slide:not([inert])')]
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > left - 1 && box.right < right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ slide }) => Number.parseInt(slide.ariaLabel ?? '', 10) - 1);
    });
  /** The positions of the slides: they change as soon as anything moves. */
  const places = () =>
    view.evaluate((row) =>
      [row, ...row.querySelectorAll('.carousel-track, .carousel-slide')]
        .map((part) => `${part.ariaLabel} ${part.scrollLeft} ${part.getAttribute('style')}`)
        .join('\n'),
    );
  const [count, perView] = [await slides.count(), (await shown()).length];
  const slidesFrom = (first: number, many = perView) =>
    Array.from({ length: many }, (_, index) => (first + index) % count);
  const advanceClock = (ms: number) => page.clock.runFor(ms);
  const expectStill = async (ms = 20_000) => {
    const before = await places();
    await advanceClock(ms);
    expect(await places()).toBe(before);
  };
  return {
    ...parts,
    count,
    perView,
    shown,
    /** Lets this many ms pass. */
    pass: advanceClock,
    expectStill,

    /** Expects no movement until one ms before this time, and some when it has passed. */
    async expectTurnAfter(ms: number) {
      await expectStill(ms - 1);
      const before = await places();
      // Embla moves in frames of 16 ms.
      await advanceClock(33);
      expect(await places()).not.toBe(before);
    },

    /** Expects this many slides in view, from this one on, and no others in reach. */
    async expectShown(first: number, many = perView) {
      await expect.poll(shown).toEqual(slidesFrom(first, many));
      await expect(root.locator('.carousel-slide:not([inert])')).toHaveCount(many);
      // Swiper moves slides by CSS transitions.
      await expect(track).toHaveCSS('transition-duration', '0s');
    },

    /** Swipes from right to left, by a share of a slide. */
    async swipe(share = 0.6) {
      const [row, slide] = [await view.boundingBox(), await slides.last().boundingBox()];
      const y = (row?.y ?? 0) + 100;
      const start = (row?.x ?? 0) + (row?.width ?? 0) * 0.8;
      const step = (-share / 6) * (slide?.width ?? 0);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        });
      await touch('touchStart', start);
      for (const steps of [1, 2, 3, 4, 5, 6]) await touch('touchMove', start + step * steps);
      await touch('touchEnd');
    },
  };
}

/** Opens a page as above and waits for the engine. */
export async function startCarousel(page: Page, name: CarouselName) {
  const carousel = await openCarousel(page, name);
  await expect(carousel.root).toHaveAttribute('data-state', /./);
  await nextPaint(page);
  return carousel;
}

/** Waits for some frames: the page's clock is stopped, but that of animations is not. */
export async function nextPaint(page: Page) {
  await page.evaluate(async () => {
    const frame = () => document.body.animate([{ opacity: 1 }, { opacity: 1 }], 1).finished;
    for (let count = 0; count < 4; count += 1) await frame();
  });
}
