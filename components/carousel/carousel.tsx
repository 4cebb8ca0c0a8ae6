// biome-ignore-all lint/a11y/useSemanticElements: the ARIA carousel pattern asks for groups, the h1 needs a stand-in
import type { ReactNode } from 'react';
import { Island, islandAttributes } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/all-content';
import { interpolate } from '@/lib/text/interpolate';
import { EmblaCarousel } from './embla-carousel.island';

const messages = labels.carousel;

const swiperIsland = islandAttributes({
  name: 'swiper-carousel',
  when: ['near-after-load', 'near-after-first-use'],
});

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
  const numberSlides = (pattern: typeof messages.position) =>
    slides.map((_, index) => interpolate(pattern, { n: index + 1, m: slides.length }));
  const positions = numberSlides(messages.position);
  return (
    <div
      {...(library === 'swiper' && swiperIsland)}
      role="group"
      aria-label={name}
      aria-roledescription={messages.carousel}
      className={`carousel group/carousel ${className}`}
    >
      <Controls
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

const roundButtonStyle =
  'grid size-11 flex-none place-items-center rounded-full border-2 border-current hover:bg-current/15';

const dotFill =
  'group-hover:bg-current/50 group-aria-[current=true]:bg-current forced-colors:group-aria-[current=true]:bg-[ButtonText]';

type ControlsProps = Pick<Props, 'controls'> & {
  /** The accessible names of the dots. */
  names: string[];
  className: string;
};

/** The buttons of a carousel, with the pause button first. They are invisible until the slider runs. */
function Controls({ controls, names, className }: ControlsProps) {
  return (
    <div
      className={`carousel-controls print:hidden flex items-center gap-2 group-not-data-state/carousel:invisible ${className}`}
    >
      <button type="button" value="pause" className={roundButtonStyle}>
        <Icon
          name="pause"
          label={messages.pause}
          className="size-4 fill-current group-data-[state=paused]/carousel:hidden"
        />
        <Icon
          name="play"
          label={messages.play}
          className="size-4 fill-current group-not-data-[state=paused]/carousel:hidden"
        />
      </button>
      {controls === 'arrows' ? <Arrows /> : <Dots names={names} />}
    </div>
  );
}

function Arrows() {
  return (
    <>
      <button type="button" value="previous" className={roundButtonStyle}>
        <Icon name="chevron-left" label={messages.previous} />
      </button>
      <button type="button" value="next" className={roundButtonStyle}>
        <Icon name="chevron-right" label={messages.next} />
      </button>
    </>
  );
}

function Dots({ names }: { names: string[] }) {
  return (
    <div role="group" aria-label={messages.choose} className="carousel-dots flex">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          value={index}
          aria-label={name}
          aria-current={index === 0}
          className="group grid h-11 px-2 place-items-center rounded-full"
        >
          <span className={`size-2.5 rounded-full border-2 border-current eases ${dotFill}`} />
        </button>
      ))}
    </div>
  );
}
