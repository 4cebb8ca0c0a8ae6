import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from './carousel';

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
