/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { type OpenCarousel, openCarousel, showCarousel } from '@/test/carousel';

test('a single slide has no controls', () => {
  showCarousel('One');
  expect(screen.getByText('One')).toBeTruthy();
  expect([screen.queryByRole('group'), screen.queryByRole('button')]).toEqual([null, null]);
});

test('a carousel starts after a swipe, even in Safari before 26, which has no scrollend', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  // Not at a slide.
  const { start } = openCarousel({ scrollLeft: -50 });
  expect(start).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(start).toHaveBeenCalledTimes(1);
});

test('if all slides are in view, nothing moves, and the row is no stop of the keyboard', () => {
  const { start, root, row } = openCarousel({ perView: 2 });
  expect(start).not.toHaveBeenCalled();
  expect([root.ariaRoleDescription, row.tabIndex]).toEqual([null, -1]);
});

const enter = ({ root }: OpenCarousel) => fireEvent(root, new Event('pointerenter'));
const leave = ({ root }: OpenCarousel) => fireEvent(root, new Event('pointerleave'));
const pause = ({ press }: OpenCarousel) => press('pause');
// e2e/carousels.spec.ts tests reduced motion.
test.each<[string, string, ...((carousel: OpenCarousel) => unknown)[]]>([
  ['does not turn under the mouse', 'held', enter],
  ['turns after the mouse has left it', 'playing', enter, leave],
  ['does not turn once it is paused', 'paused', enter, pause, leave],
  ['turns under the mouse that has restarted it', 'playing', pause, enter, pause],
])('a carousel %s', (_, state, ...acts) => {
  const carousel = openCarousel();
  for (const act of acts) act(carousel);
  jest.advanceTimersByTime(1000);
  const { root, engine } = carousel;
  expect(root.dataset.state).toBe(state);
  const live = root.querySelector('.carousel-track')?.ariaLive;
  expect(live).toBe(state === 'paused' ? 'polite' : 'off');
  expect(engine.next).toHaveBeenCalledTimes(state === 'playing' ? 1 : 0);
});

test('after its end a carousel does not turn', () => {
  const { end, engine } = openCarousel();
  end();
  jest.advanceTimersByTime(1000);
  expect(engine.destroy).toHaveBeenCalledTimes(1);
  expect(engine.next).not.toHaveBeenCalled();
});

test('only slides in view are in reach, and a wider window starts anew with the same slide', () => {
  const { row, engine, start, press } = openCarousel();
  const slides = [...row.querySelectorAll<HTMLElement>('.carousel-slide')];
  const inReach = () => slides.filter(({ inert }) => !inert);
  expect(inReach()).toEqual(slides.slice(0, 1));
  press('1');
  expect(engine.show).toHaveBeenCalledWith(1);
  start.mock.lastCall?.[2](1);
  expect(inReach()).toEqual(slides.slice(1));
  row.style.setProperty('--per-view', '1.5');
  dispatchEvent(new Event('resize'));
  expect(engine.destroy).toHaveBeenCalledTimes(1);
  expect(start.mock.lastCall?.[1]).toMatchObject({ first: 1, perView: 1.5 });
});
