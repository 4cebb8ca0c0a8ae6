import { test as base, type Page } from '@playwright/test';

/** Where the carousels are; how many slides they have, and how many stand side by side. */
export const carousels = {
  hero: { route: '/', name: 'Andaman trips, planned in Port Blair', count: 4 },
  airlines: { route: '/flights', name: 'Airlines on the route', count: 7 },
  testimonials: { route: '/topplaces', name: 'Testimonials', count: 3 },
} as const;

export type CarouselKey = keyof typeof carousels;

/** With scrollbars that take room, as on desktops: a browser under test hides them otherwise. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

/** A carousel on its page, on a clock that stands until it is told to run. */
export class CarouselPage {
  readonly root;
  readonly view;
  readonly track;
  readonly slides;
  readonly pause;
  readonly play;
  readonly dots;

  constructor(readonly page: Page) {
    this.root = page.locator('[aria-roledescription="carousel"]');
    this.view = this.root.locator('.carousel-view');
    this.track = this.root.locator('.carousel-track');
    this.slides = this.root.locator('[aria-roledescription="slide"]');
    this.pause = this.root.getByRole('button', { name: 'Stop slide rotation', exact: true });
    this.play = this.root.getByRole('button', { name: 'Start slide rotation', exact: true });
    this.dots = this.root.getByRole('button', { name: /^Slide \d of \d$/ });
  }

  /** Opens the page with the clock standing; scrolls the carousel into view. */
  async goto(key: CarouselKey) {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(1000);
    // Not until everything has loaded: some tests hold the engine back, and the page with it.
    await this.page.goto(carousels[key].route, { waitUntil: 'domcontentloaded' });
    // Scripts that wait for a sign of the visitor get one. The mouse stays over the header.
    await this.page.mouse.move(1, 1);
    await this.track.evaluate((track) => track.scrollIntoView({ behavior: 'instant' }));
    return this;
  }

  /** The same, with the engine running. */
  async start(key: CarouselKey) {
    await this.goto(key);
    await this.ready();
    return this;
  }

  async ready() {
    await this.root.and(this.page.locator('[data-state]')).waitFor();
  }

  /** Lets this many ms pass. */
  async pass(ms: number) {
    await this.page.clock.runFor(ms);
  }

  /** The names of the slides that are wholly in view, from left to right. */
  async shown(): Promise<string[]> {
    return this.view.evaluate((view) => {
      const frame = view.getBoundingClientRect();
      return [...view.querySelectorAll('[aria-roledescription="slide"]')]
        .map((slide) => ({
          name: slide.getAttribute('aria-label') ?? '',
          box: slide.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.left > frame.left - 1 && box.right < frame.right + 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ name }) => name.replace(/ of \d$/, ''));
    });
  }

  /** How the slides are placed; changes as soon as anything moves. */
  async places(): Promise<string> {
    return this.view.evaluate((view) =>
      [view, ...view.querySelectorAll('.carousel-track, .carousel-slide')]
        .map((part) => `${part.ariaLabel} ${part.scrollLeft} ${part.getAttribute('style')}`)
        .join('\n'),
    );
  }
}
