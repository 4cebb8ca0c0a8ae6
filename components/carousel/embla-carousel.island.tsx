'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef } from 'react';
import { runCarousel, type StartSlider } from './rotate';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Connects Embla to the surrounding carousel. It renders nothing, because the page already contains the slides and
 * buttons.
 */
export function EmblaCarousel() {
  const marker = useRef<HTMLSpanElement>(null);
  const [setViewport, embla] = useEmblaCarousel({ active: false });
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('.carousel');
    setViewport(root?.querySelector<HTMLElement>('.carousel-viewport') ?? null);
    if (root && embla) return runCarousel(root, sliderOf(embla));
  }, [setViewport, embla]);
  return <span ref={marker} hidden />;
}

/**
 * Embla has its own unit for durations. With 19, a card is within a pixel of its place after 517 ms on phones and 533 ms
 * on desktops, which is closest to the specified 500 ms (18: 450 and 467 ms, 20: 567 and 600 ms).
 */
const emblaUnitsPerMs = 19 / 500;

/** Wraps Embla as a slider. Embla is active until `destroy` is called. */
function sliderOf(embla: Embla): StartSlider {
  return (_, { moveMs, firstIndex }, onMove) => {
    const select = () => onMove(embla.selectedScrollSnap());
    // Otherwise, Embla settles at the speed of the swipe.
    const settle = () => embla.scrollTo(embla.selectedScrollSnap());
    const duration = moveMs * emblaUnitsPerMs;
    embla.reInit({ active: true, loop: true, align: 'start', duration, startIndex: firstIndex });
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
