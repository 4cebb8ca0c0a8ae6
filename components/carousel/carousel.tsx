import type { ReactNode } from 'react';
import { labels } from '@/lib/content/site';
import { CarouselControls, group } from './controls';
import { EmblaControls } from './embla-controls.island';
import type { CarouselSettings } from './rotation.client';

const words = labels.carousel;

type Props = {
  name: string;
  slides: { id: string; content: ReactNode }[];
  /** What moves the row: Swiper, or Embla, whose package is made for React. */
  engine: 'swiper' | 'embla';
  settings: CarouselSettings;
  controls: 'arrows' | 'dots';
  /** The page's heading, when it is in the first slide. */
  pageHeading?: string;
  /** Sets --per-view and --gap. */
  className: string;
  controlsClassName: string;
};

/**
 * A row of slides that scrolls. Once its engine has loaded, it rotates by itself, following the
 * carousel pattern of the ARIA Authoring Practices. A single slide is shown without a carousel.
 */
export function Carousel({
  name,
  slides,
  engine,
  settings,
  pageHeading,
  className,
  ...props
}: Props) {
  if (slides.length === 1) {
    return (
      <div className={`carousel-track ${className}`}>
        <div className="carousel-slide">{slides[0]?.content}</div>
      </div>
    );
  }
  const numbered = (text: string) =>
    slides.map((_, index) =>
      text.replace('{n}', `${index + 1}`).replace('{m}', `${slides.length}`),
    );
  const positions = numbered(words.position);
  const { delay, speed } = settings;
  const controls = {
    kind: props.controls,
    words,
    names: numbered(words.show),
    className: props.controlsClassName,
  };
  const view = { ...group(words.slides), tabIndex: 0, className: 'carousel-view' };
  return (
    <div
      {...group(name, words.carousel)}
      data-carousel={engine}
      data-delay-one={delay.one}
      data-delay-several={delay.several}
      data-speed={speed}
      className={className}
    >
      {engine === 'embla' ? (
        <div data-island="embla" data-props={JSON.stringify(controls)}>
          <EmblaControls {...controls} />
        </div>
      ) : (
        <CarouselControls {...controls} />
      )}
      <div {...view}>
        <div aria-live="off" className="carousel-track">
          {slides.map(({ id, content }, index) => (
            <div key={id} {...group(positions[index], words.slide)} className="carousel-slide">
              {content}
            </div>
          ))}
        </div>
      </div>
      {pageHeading && (
        // biome-ignore lint/a11y/useSemanticElements: it stands in for the h1 while that is inert
        <p hidden role="heading" aria-level={1} className="sr-only">
          {pageHeading}
        </p>
      )}
    </div>
  );
}
