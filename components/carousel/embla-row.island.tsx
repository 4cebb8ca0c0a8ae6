'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef } from 'react';
import { runCarousel, type StartEngine } from './rotate';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Connects Embla to the row of the surrounding carousel. It renders nothing, because the server has rendered the row
 * and its buttons.
 */
export function EmblaRow() {
  const marker = useRef<HTMLSpanElement>(null);
  const [setRow, embla] = useEmblaCarousel({ active: false });
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('.carousel');
    setRow(root?.querySelector<HTMLElement>('.carousel-viewport') ?? null);
    if (root && embla) return runCarousel(root, engineOf(embla));
  }, [setRow, embla]);
  return <span ref={marker} hidden />;
}

/** Wraps Embla as an engine. Embla is active until `destroy` is called. */
function engineOf(embla: Embla): StartEngine {
  return (_, { speed, first }, onMove) => {
    const select = () => onMove(embla.selectedScrollSnap());
    // Otherwise, Embla settles at the speed of the swipe.
    const settle = () => embla.scrollTo(embla.selectedScrollSnap());
    embla.reInit({ active: true, loop: true, align: 'start', duration: speed, startIndex: first });
    embla.on('select', select).on('pointerUp', settle);
    return {
      next: () => embla.scrollNext(),
      previous: () => embla.scrollPrev(),
      show: (index) => embla.scrollTo(index),
      destroy() {
        embla.off('select', select).off('pointerUp', settle);
        embla.reInit({ active: false });
      },
    };
  };
}
