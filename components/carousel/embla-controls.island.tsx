'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef } from 'react';
import { CarouselControls, type ControlsProps } from './controls';
import { runCarousel, type StartEngine } from './rotation.client';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The buttons of a carousel whose row, which stands beside them, Embla moves. */
export function EmblaControls(controls: ControlsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [setRow, embla] = useEmblaCarousel({ active: false });
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-carousel]');
    setRow(root?.querySelector<HTMLElement>('.carousel-view') ?? null);
    return root && embla ? runCarousel(root, engineOf(embla)) : undefined;
  }, [setRow, embla]);
  return (
    <div ref={place}>
      <CarouselControls {...controls} />
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
