'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type CarouselSettings, runCarousel, type StartEngine } from '../enhancements/carousel';

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Props = ComponentProps<'div'> & {
  settings: CarouselSettings;
  /** The attributes of the row. */
  view: ComponentProps<'div'>;
  controls: ComponentProps<'div'>['children'];
};

/** The root of a carousel whose row Embla moves; it looks after the row like all others. */
export function EmblaCarousel({ settings, view, controls, children, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [row, embla] = useEmblaCarousel({ active: false });
  useEffect(() => {
    if (root.current && embla) return runCarousel(root.current, settings, engineOf(embla));
    return undefined;
  }, [embla, settings]);
  return (
    <div ref={root} data-island {...props}>
      {controls}
      <div ref={row} {...view}>
        {children}
      </div>
    </div>
  );
}

/** Embla and its autoplay plugin as an engine: active between its start and its end. */
function engineOf(embla: Embla): StartEngine {
  return (_, { delay, speed, first }, onMove) => {
    const plugin = Autoplay({ delay, playOnInit: false, stopOnFocusIn: false });
    let wanted = false;
    const autoplay = (on = wanted) => {
      wanted = on;
      if (on !== plugin.isPlaying()) plugin[on ? 'play' : 'stop']();
    };
    const select = () => onMove(embla.selectedScrollSnap());
    // The plugin stops when the row changes its size. It also stops when the row is touched: the
    // carousel starts it again when the finger leaves.
    const restart = () => autoplay();
    const settle = () => embla.scrollTo(embla.selectedScrollSnap());
    embla.reInit({ active: true, loop: true, align: 'start', duration: speed, startIndex: first }, [
      plugin,
    ]);
    embla.on('select', select).on('reInit', restart).on('pointerUp', settle);
    return {
      autoplay,
      next: () => embla.scrollNext(),
      previous: () => embla.scrollPrev(),
      show: (index) => embla.scrollTo(index),
      destroy() {
        embla.off('select', select).off('reInit', restart).off('pointerUp', settle);
        embla.reInit({ active: false }, []);
      },
    };
  };
}
