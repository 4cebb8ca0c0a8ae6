import type { ReactNode } from 'react';
import type { CarouselSettings } from '@/components/enhancements/carousel';
import type { EmblaCarousel } from '@/components/islands/embla-carousel';
import { Still } from '@/components/islands/still';
import { labels } from '@/lib/content/site';
import { CarouselControls, group } from './carousel-controls';

const words = labels.carousel;

type Props = {
  name: string;
  slides: { id: string; content: ReactNode }[];
  /** What moves the row: Swiper, or the island with Embla, which then comes with the page. */
  engine: 'swiper' | typeof EmblaCarousel;
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
  const root = { ...group(name, words.carousel), className };
  const view = { ...group(words.slides), tabIndex: 0, className: 'carousel-view' };
  const controls = (
    <CarouselControls
      kind={props.controls}
      names={numbered(words.show)}
      className={props.controlsClassName}
    />
  );
  const track = (
    <div aria-live="off" className="carousel-track">
      {slides.map(({ id, content }, index) => (
        <div key={id} {...group(positions[index], words.slide)} className="carousel-slide">
          {content}
        </div>
      ))}
    </div>
  );
  if (engine !== 'swiper') {
    const Island = engine;
    return (
      <Island {...root} {...{ settings, view, controls }}>
        {track}
      </Island>
    );
  }
  const { delay, speed } = settings;
  return (
    // Swiper moves the slides about in the page: React must not look for them.
    <Still
      {...root}
      data-swiper
      data-delay-one={delay.one}
      data-delay-several={delay.several}
      data-speed={speed}
    >
      {controls}
      <div {...view}>{track}</div>
      {pageHeading && (
        // biome-ignore lint/a11y/useSemanticElements: it stands in for the h1 while that is inert
        <p hidden role="heading" aria-level={1} className="sr-only">
          {pageHeading}
        </p>
      )}
    </Still>
  );
}
