/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/all-content';
import { Carousel } from './carousel';
import { runCarousel } from './rotate';

// e2e/carousels.spec.ts tests carousels with their libraries, and reduced motion.

/** Shows a carousel of slides with these texts, as the build renders it. */
function show(...texts: string[]) {
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel
      name="Guests"
      slides={texts.map((text) => ({ id: text, content: text }))}
      library="swiper"
      controls="dots"
      className=""
      controlsClassName=""
    />,
  );
}

/** Runs a carousel of two slides, which rotates after a second, with a slider that moves nothing. */
function run({ perView = 1, scrollLeft = 0 } = {}) {
  jest.useFakeTimers();
  const media = () => Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: media });
  show('One', 'Two');
  const root = screen.getByRole('group', { name: 'Guests' });
  const viewport = within(root).getByRole('group', { name: labels.carousel.slides });
  viewport.style.setProperty('--per-view', `${perView}`);
  viewport.style.setProperty('--delay', '1000');
  viewport.scrollLeft = scrollLeft;
  const slider = { next: jest.fn(), previous() {}, show() {}, destroy() {} };
  const start = jest.fn(() => slider);
  runCarousel(root, start);
  return { root, viewport, slider, start };
}

test('a carousel starts after a swipe, even in Safari before 26, which has no scrollend', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  // The viewport is between two slides.
  const { start } = run({ scrollLeft: -50 });
  expect(start).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(start).toHaveBeenCalledTimes(1);
  // The viewport is between two slides, but has reached the end.
  expect(run({ scrollLeft: 50 }).start).toHaveBeenCalledTimes(1);
});

test('if all slides are in view, nothing moves, and Tab skips the viewport', () => {
  const { start, root, viewport } = run({ perView: 2 });
  expect(start).not.toHaveBeenCalled();
  expect([root.ariaRoleDescription, viewport.tabIndex]).toEqual([null, -1]);
});

test('screen readers read the slides of a paused carousel, which turns under the mouse that restarts it', () => {
  const { root, slider } = run();
  const live = () => root.querySelector('.carousel-track')?.ariaLive;
  const pause = () => fireEvent.click(root.querySelector('[value=pause]') ?? root);
  pause();
  expect(live()).toBe('polite');
  fireEvent(root, new Event('pointerenter'));
  pause();
  expect(live()).toBe('off');
  jest.advanceTimersByTime(1000);
  expect(slider.next).toHaveBeenCalledTimes(1);
});
