/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/site';
import { Carousel } from './carousel';
import { runCarousel } from './rotate';

function show(...texts: string[]) {
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel
      name="Guests"
      slides={texts.map((text) => ({ id: text, content: text }))}
      engine="swiper"
      controls="dots"
      className=""
      controlsClassName=""
    />,
  );
}

test('a single slide has no controls', () => {
  show('One');
  expect(screen.getByText('One')).toBeTruthy();
  expect([screen.queryByRole('group'), screen.queryByRole('button')]).toEqual([null, null]);
});

test('a carousel starts after a swipe, even in Safari before 26, which has no scrollend', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  const media = () => Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: media });
  show('One', 'Two');
  const root = screen.getByRole('group', { name: 'Guests' });
  const row = within(root).getByRole('group', { name: labels.carousel.slides });
  row.style.setProperty('--per-view', '1');
  // Not at a slide.
  row.scrollLeft = -50;
  const start = jest.fn(() => ({ next() {}, previous() {}, show() {}, destroy() {} }));
  runCarousel(root, start);
  expect(start).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(start).toHaveBeenCalledTimes(1);
});
