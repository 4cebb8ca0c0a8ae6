import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import type { CarouselSettings } from '@/components/enhancements/carousel';
import { EmblaCarousel } from '@/components/islands/embla-carousel';
import { Still } from '@/components/islands/still';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/site';

const words = labels.carousel;

type Props = {
  name: string;
  slides: { id: string; content: ReactNode }[];
  /** The library that moves the row. */
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
  const root = { ...group(name, words.carousel), className };
  const view = { ...group(words.slides), tabIndex: 0, className: 'carousel-view' };
  const controls = (
    <div
      className={`carousel-controls no-print invisible flex items-center gap-2 ${props.controlsClassName}`}
    >
      <button type="button" value="pause" className={round}>
        <Icon icon={Pause} label={words.pause} className="size-4 fill-current" />
        <Icon icon={Play} label={words.play} className="hidden size-4 fill-current" />
      </button>
      {props.controls === 'arrows' ? <Arrows /> : <Dots names={numbered(words.show)} />}
    </div>
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
  if (engine === 'embla') {
    return (
      <EmblaCarousel {...root} {...{ settings, view, controls }}>
        {track}
      </EmblaCarousel>
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

const group = (label: string | undefined, description?: string) => ({
  role: 'group',
  'aria-label': label,
  'aria-roledescription': description,
});

const round =
  'grid size-10 flex-none place-items-center rounded-full border-2 border-current hover:bg-current/15';

function Arrows() {
  const arrows = [['previous', ChevronLeft] as const, ['next', ChevronRight] as const];
  return arrows.map(([value, icon]) => (
    <button key={value} type="button" value={value} aria-label={words[value]} className={round}>
      <Icon icon={icon} />
    </button>
  ));
}

function Dots({ names }: { names: string[] }) {
  return (
    <div {...group(words.choose)} className="carousel-dots flex">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          value={index}
          aria-label={name}
          aria-current={index === 0}
          className="group grid size-7 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border-2 border-current motion-safe:transition-colors group-hover:bg-current/50 group-aria-[current=true]:bg-current forced-colors:group-aria-[current=true]:bg-[ButtonText]" />
        </button>
      ))}
    </div>
  );
}
