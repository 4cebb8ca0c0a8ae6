import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from './carousel';
import { rotationState } from './rotate.client';

test.each([
  [undefined, false, false, 'playing'],
  [undefined, false, true, 'held'],
  [undefined, true, true, 'paused'],
  ['play', true, true, 'playing'],
  ['pause', false, false, 'paused'],
] as const)('choice %s, reduced motion %s, held %s: %s', (choice, reduced, held, state) => {
  expect(rotationState(choice, reduced, held)).toBe(state);
});

const markupOf = (...texts: string[]) =>
  renderToStaticMarkup(
    <Carousel
      name="Guests"
      slides={texts.map((text) => ({ id: text, content: text }))}
      engine="swiper"
      controls="dots"
      className=""
      controlsClassName=""
    />,
  );

test('one slide is just that slide; a carousel of two has its pause button first', () => {
  expect(markupOf('One')).toMatch(/^(<div class="[^"]*">)+One(<.div>)+$/);
  expect(markupOf('One', 'Two')).toMatch(
    /^<div role="group" aria-label="Guests" aria-roledescription="[^"]+"[^>]*><div[^>]*><button type="button" value="pause".*One.*Two/,
  );
});
