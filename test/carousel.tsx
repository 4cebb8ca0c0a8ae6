import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '@/components/carousel/carousel';
import { runCarousel, type StartEngine } from '@/components/carousel/rotate';
import { labels } from '@/lib/content/query/site';

/** Shows a carousel of slides with these texts, as the server renders it. */
export function showCarousel(...texts: string[]) {
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

/** Runs a carousel of two slides, which turns after a second, with an engine that moves nothing. */
export function openCarousel({ perView = 1, scrollLeft = 0 } = {}) {
  jest.useFakeTimers();
  const media = () => Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: media });
  showCarousel('One', 'Two');
  const root = screen.getByRole('group', { name: 'Guests' });
  const row = within(root).getByRole('group', { name: labels.carousel.slides });
  row.style.setProperty('--per-view', `${perView}`);
  row.style.setProperty('--delay', '1000');
  row.scrollLeft = scrollLeft;
  const engine = { next: jest.fn(), previous() {}, show: jest.fn(), destroy: jest.fn() };
  const start = jest.fn<typeof engine, Parameters<StartEngine>>(() => engine);
  const end = runCarousel(root, start);
  const press = (value: string) => root.querySelector<HTMLElement>(`[value="${value}"]`)?.click();
  return { root, row, engine, start, end, press };
}

export type OpenCarousel = ReturnType<typeof openCarousel>;
