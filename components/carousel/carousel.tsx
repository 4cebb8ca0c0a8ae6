// biome-ignore-all lint/a11y/useSemanticElements: the ARIA carousel pattern asks for groups, the h1 needs a stand-in
import type { ReactNode } from 'react';
import { Island, islandAttributes } from '@/components/islands/island';
import { labels } from '@/lib/content/query/all-content';
import { interpolate } from '@/lib/text/interpolate';
import { CarouselControls } from './carousel-controls';
import { EmblaCarousel } from './embla-carousel.island';

const messages = labels.carousel;

type Props = {
  name: string;
  slides: { id: string; content: ReactNode }[];
  /** The library that moves the slides: Swiper, or Embla for React. The owner asked for both. */
  library: 'swiper' | 'embla';
  controls: 'arrows' | 'dots';
  /** The page's heading, if it is in the first slide. */
  pageHeading?: string;
  /**
   * Sets the number of visible slides (--per-view), the gap in px (--gap), the time per slide in ms (--delay) and the
   * duration of a move in ms (--move).
   */
  className: string;
  controlsClassName: string;
};

/**
 * Slides that scroll sideways. Once its library has loaded, the carousel rotates automatically (rotate.ts). It follows
 * the carousel pattern of the ARIA Authoring Practices.
 */
export function Carousel({ name, slides, library, pageHeading, className, ...props }: Props) {
  const numberSlides = (pattern: string) =>
    slides.map((_, index) => interpolate(pattern, { n: index + 1, m: slides.length }));
  const positions = numberSlides(messages.position);
  const island = {
    name: 'swiper-carousel',
    when: ['near-after-load', 'near-after-first-use'],
  } as const;
  return (
    <div
      {...(library === 'swiper' ? islandAttributes(island) : undefined)}
      role="group"
      aria-label={name}
      aria-roledescription={messages.carousel}
      className={`carousel group/carousel ${className}`}
    >
      <CarouselControls
        controls={props.controls}
        names={numberSlides(messages.show)}
        className={props.controlsClassName}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div role="group" aria-label={messages.slides} tabIndex={0} className="carousel-viewport">
        <div aria-live="off" className="carousel-track">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-label={positions[index]}
              aria-roledescription={messages.slide}
              className="carousel-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {pageHeading && (
        // Stands in for the page's heading while the slide with the h1 is inert.
        <p hidden role="heading" aria-level={1} className="sr-only">
          {pageHeading}
        </p>
      )}
      {library === 'embla' && (
        <Island<object>
          name="embla-carousel"
          when="near-after-first-use"
          component={EmblaCarousel}
          props={{}}
          propsFromData={{}}
          // Invisible but laid out, because IntersectionObserver ignores hidden elements.
          className="absolute size-px"
        />
      )}
    </div>
  );
}
